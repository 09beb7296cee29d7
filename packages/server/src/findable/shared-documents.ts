import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Bytes, brokenOff, type Growing, grown, streamOf } from './growing-document.ts'
import { inPortions } from './text-portions.ts'

/** What is known under a name: the last whole one, and one that is being made. */
type Shelf = { whole: Growing | null; next: Growing | null }

type DocumentsOptions = {
  /** Where the files lie; used by this alone and emptied at the start. */
  folder: string
  onError: (what: string, problem: unknown) => void
  /** How many may be made at a time; each costs the shop a part of its processor. */
  mostAtOnce?: number
  now?: () => number
}

export type SharedDocuments = {
  /**
   * A document as a stream of compressed bytes; null while too many are being made. A reader that stops early has to
   * cancel it.
   */
  read: (name: string, make: () => AsyncIterable<string>) => Promise<ReadableStream<Bytes> | null>
  close: () => void
}

/** How long a document is fresh. */
const FRESH_MS = 600_000
/** How long a stale one is served meanwhile: older prices are of no use, and caches may be as old. */
const USABLE_MS = 3_600_000
/** A tenth of the size already; more would cost more time than it saves. */
const GZIP_LEVEL = 4

/**
 * Documents that are long and expensive, such as a feed of a whole catalogue. Each is made once, into a file, from
 * which any number of readers stream at their own speed, also while it grows. A failure is logged, ends all its
 * readers, and the next request makes the document again. The previous one is served until the new one is complete.
 */
export function sharedDocuments({
  folder,
  onError,
  mostAtOnce = 2,
  now = Date.now,
}: DocumentsOptions): SharedDocuments {
  const known = new Map<string, Shelf>()
  let making = 0
  let isClosed = false
  emptied()

  /** Removes what an earlier process has left behind; a failure does no harm. */
  function emptied(): void {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch (problem) {
      onError(`${folder} could not be emptied: is SHOP_DATA a folder that can be written?`, problem)
    }
  }

  function documentOf(name: string, make: () => AsyncIterable<string>): Growing | null {
    const shelf = known.get(name) ?? { whole: null, next: null }
    known.set(name, shelf)
    const age = shelf.whole === null ? Number.POSITIVE_INFINITY : now() - shelf.whole.startedAt
    if (age >= FRESH_MS && shelf.next === null && making < mostAtOnce) shelf.next = started(name, shelf, make)
    return age < USABLE_MS ? shelf.whole : shelf.next
  }

  function started(name: string, shelf: Shelf, make: () => AsyncIterable<string>): Growing {
    const document: Growing = {
      path: join(folder, `${randomUUID()}.gz`),
      startedAt: now(),
      size: 0,
      state: 'growing',
      begun: Promise.withResolvers(),
      more: Promise.withResolvers(),
    }
    making += 1
    void written(name, document, make).then((isWhole) => {
      making -= 1
      // Not sooner: whoever has read it to its end may ask for another one, which has to find the place free.
      if (isWhole) document.state = 'whole'
      if (isWhole && shelf.next === document) {
        // Readers of the previous one have it open.
        if (shelf.whole) void forget(shelf.whole)
        shelf.whole = document
      } else void forget(document)
      if (shelf.next === document) shelf.next = null
      grown(document)
    })
    return document
  }

  async function written(
    name: string,
    document: Growing,
    make: () => AsyncIterable<string>,
  ): Promise<boolean> {
    try {
      await mkdir(folder, { recursive: true })
      await using file = await open(document.path, 'w')
      document.begun.resolve()
      await pipeline(Readable.from(inPortions(make())), createGzip({ level: GZIP_LEVEL }), async (bytes) => {
        for await (const chunk of bytes) {
          if (isClosed) throw brokenOff(name)
          await file.write(chunk)
          document.size += chunk.length
          grown(document)
        }
      })
      return true
    } catch (problem) {
      document.state = 'broken'
      if (!isClosed) onError(`${name} broke off.`, problem)
      return false
    } finally {
      document.begun.resolve()
    }
  }

  /** Its file; null when it was removed. */
  async function fileOf(name: string, document: Growing): Promise<FileHandle | null> {
    await document.begun.promise
    try {
      return await open(document.path)
    } catch (problem) {
      if (document.state === 'broken') throw brokenOff(name)
      if (isMissing(problem)) return null
      throw problem
    }
  }

  function lose(name: string, document: Growing): void {
    const shelf = known.get(name)
    if (shelf?.whole === document) shelf.whole = null
    if (shelf?.next === document) shelf.next = null
  }

  return {
    async read(name, make) {
      const document = documentOf(name, make)
      if (document === null) return null
      const file = await fileOf(name, document)
      if (file !== null) return streamOf(name, document, file)

      lose(name, document)
      const again = documentOf(name, make)
      const found = again && (await fileOf(name, again))
      return again && found && streamOf(name, again, found)
    },
    close() {
      isClosed = true
      for (const { whole, next } of known.values())
        for (const document of [whole, next]) if (document) rmSync(document.path, { force: true })
      known.clear()
    },
  }
}

function isMissing(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ENOENT'
}

/** What cannot be removed now is at the next start. */
async function forget({ path }: Growing): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined)
}
