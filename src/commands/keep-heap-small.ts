import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's young generation as small as it begins. What is read lives for one record, so that a larger one is only memory: 30 of 150 MB for a
 * session of 1 GB, against 4 % of CPU time. The flag is read each time that the young generation would grow.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
