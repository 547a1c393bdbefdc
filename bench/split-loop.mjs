import { closeSync, openSync, readSync } from 'node:fs'

// The least that reading JSON lines can cost when each is parsed: bytes split at newlines in one buffer, JSON.parse, and nothing done with it.
const descriptor = openSync(process.argv[2], 'r')
let buffer = Buffer.allocUnsafeSlow(1024 * 1024)
let held = 0
let records = 0
for (let read = fill(); read > 0; read = fill()) {
  const bytes = buffer.subarray(0, held + read)
  let start = 0
  for (let end = bytes.indexOf(10, held); end !== -1; end = bytes.indexOf(10, start)) {
    if (end > start) parse(bytes.subarray(start, end))
    start = end + 1
  }
  held = bytes.length - start
  buffer.copyWithin(0, start, bytes.length)
}
if (held > 0) parse(buffer.subarray(0, held))
closeSync(descriptor)
if (records === 0) process.exitCode = 1

function fill() {
  if (held === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafeSlow(buffer.length)])
  return readSync(descriptor, buffer, held, buffer.length - held, null)
}

function parse(line) {
  if (typeof JSON.parse(line.toString()) === 'object') records += 1
}
