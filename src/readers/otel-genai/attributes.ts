import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { ownList, ownObject } from '../../transcript/values.ts'

/** A span or log record with its attributes as plain values. */
export interface TelemetryItem {
  is: 'span' | 'log'
  attributes: JsonObject
  /** A log record's event; a span's name. */
  name: string
  /** Of a span its start: spans are written when they end. In nanoseconds, as text; empty where it is not told. */
  time: string
  /** Who sent it (`service.name`). */
  service: string
  traceId: string
  spanId: string
  /** A span's status says that it failed. */
  isError: boolean
}

const groups = [
  { is: 'span', resources: 'resourceSpans', scopes: ['scopeSpans', 'instrumentationLibrarySpans'], items: 'spans' },
  { is: 'log', resources: 'resourceLogs', scopes: ['scopeLogs', 'instrumentationLibraryLogs'], items: 'logRecords' },
] as const

/**
 * The spans and log records of one document: OTLP/JSON (opentelemetry-proto), or one item with plain attributes, as exporters to files of agents
 * write it.
 */
export function* listItems(document: JsonObject): Generator<TelemetryItem> {
  for (const { is, resources, scopes, items } of groups) {
    for (const resource of ownList(document, resources) ?? []) {
      const service = ownString(readAttributes(own(ownObject(resource, 'resource'), 'attributes')), 'service.name') ?? ''
      for (const scope of scopes.flatMap((key) => ownList(resource, key) ?? []))
        for (const item of ownList(scope, items) ?? []) if (isObject(item)) yield readItem(is, item, service)
    }
  }
  if (Object.keys(document).some((key) => key.startsWith('gen_ai.'))) yield readItem('span', { attributes: document }, '')
  else if (isObject(own(document, 'attributes')))
    yield readItem(Object.hasOwn(document, 'spanId') && Object.hasOwn(document, 'kind') ? 'span' : 'log', document, readService(document))
}

function readService(item: JsonObject): string {
  return ownString(readAttributes(own(ownObject(item, 'resource'), 'attributes')), 'service.name') ?? ''
}

function readItem(is: TelemetryItem['is'], item: JsonObject, service: string): TelemetryItem {
  const attributes = readAttributes(own(item, 'attributes'))
  // What was said may stand in an event of the span instead of the span itself (`gen_ai.client.inference.operation.details`).
  for (const event of ownList(item, 'events') ?? []) Object.assign(attributes, readAttributes(own(event, 'attributes')))
  const body = own(item, 'body') ?? own(item, '_body')
  const event = ownString(item, 'eventName') ?? ownString(body, 'stringValue') ?? (typeof body === 'string' ? body : '')
  const time = own(item, is === 'span' ? 'startTimeUnixNano' : 'timeUnixNano')
  return {
    ...{ is, attributes, service, time: typeof time === 'string' || typeof time === 'number' ? String(time) : '' },
    name: is === 'span' ? (ownString(item, 'name') ?? '') : readEventName(attributes, event),
    traceId: ownString(item, 'traceId') ?? '',
    spanId: ownString(item, 'spanId') ?? '',
    isError: own(ownObject(item, 'status'), 'code') === 2 || own(ownObject(item, 'status'), 'code') === 'STATUS_CODE_ERROR',
  }
}

/** The attribute `event.name` may lack the agent's name, which the body has. */
function readEventName(attributes: JsonObject, body: string): string {
  const named = ownString(attributes, 'event.name') ?? ''
  return named.includes('.') || body === '' ? named : body
}

/** `[{key, value: {stringValue}}]`, or plain already. */
function readAttributes(listed: unknown): JsonObject {
  if (isObject(listed)) return { ...listed }
  const pairs = (Array.isArray(listed) ? listed : []).map((pair) => [ownString(pair, 'key') ?? '', readValue(own(pair, 'value'))] as const)
  return Object.fromEntries(pairs)
}

function readValue(value: unknown): unknown {
  for (const key of ['stringValue', 'boolValue', 'intValue', 'doubleValue']) if (own(value, key) !== undefined) return own(value, key)
  const list = ownList(own(value, 'arrayValue'), 'values')
  if (list !== null) return list.map(readValue)
  return ownObject(value, 'kvlistValue') === null ? undefined : readAttributes(own(own(value, 'kvlistValue'), 'values'))
}
