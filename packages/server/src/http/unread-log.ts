import type { Writable } from 'node:stream'

/**
 * Lets a shop outlive whoever reads its log. Each line that cannot be written is an `error` of its stream, and unheard it is
 * an uncaught exception; the renderer writes those into the log, which is the next one: a shop whose collector of logs had
 * died wrote about it for ever, and did not end when it was told to.
 */
export function outliveLogReader(streams: readonly Writable[] = [process.stdout, process.stderr]): void {
  // There is nobody to tell it.
  for (const stream of streams) stream.on('error', () => undefined)
}
