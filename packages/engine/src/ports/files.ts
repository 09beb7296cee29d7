/** What a place knows of a file without opening it; `changed` in milliseconds since 1970, in S3 of whole seconds. */
export type FileFacts = { size: number; changed: number }

/** First and last byte, both included. */
export type FilePart = { start: number; end: number }

/**
 * Files of a shop (pictures, what is made of them, what earlier builds had) in a place that several processes share, or on
 * the disk of one. A key is a path of letters, digits, `_`, `-`, `~` and dots without a leading one, with `/` between its
 * parts; another one is never asked for and throws.
 *
 * A method throws `FilesAway` when the place is away, or answers as none does; what is not there is null. Bytes are not
 * proven to be those that were written: whoever keeps what can be made again seals it.
 *
 * @see docs/operations.md "Files"
 */
export type Files = {
  /** What an operator calls the place; without a secret. */
  readonly place: string
  facts: (key: string) => Promise<FileFacts | null>
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** The file, or a part of it, at the speed of its reader; a reader that stops early cancels it. */
  stream: (key: string, part?: FilePart) => Promise<ReadableStream<Uint8Array> | null>
  /** Whole or not at all: nobody sees half of it. */
  write: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** What is not there is removed already. */
  remove: (key: string) => Promise<void>
  /** The keys below a folder, in no order. */
  keys: (folder: string) => Promise<string[]>
}

const KEY = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/

/** @throws for a key that could lead out of its place */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is no key of a file.`)
  return key
}
