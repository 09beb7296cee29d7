import { mkdtempSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { inPortions } from './text-portions.ts'

/** A document in a file, from the first byte that is written on. */
type Growing = {
  path: string
  startedAt: number
  size: number
  state: 'growing' | 'whole' | 'broken'
  /** Settles when there is more to read, or nothing more. */
  more: PromiseWithResolvers<void>
}

type Bytes = Uint8Array<ArrayBuffer>

type Parts = {
  onError: (what: string, problem: unknown) => void
  /** How many may be made at a time; each costs the shop a part of its processor. */
  mostAtOnce?: number
  now?: () => number
}

export type SharedDocuments = {
  /** A document of that name as compressed bytes, without its beginning to wait for; null while too many are made. */
  read: (name: string, make: () => AsyncIterable<string>) => ReadableStream<Bytes> | null
  close: () => void
}

/** How long a document is handed out again before it is made anew. */
const FRESH_MS = 600_000
const CHUNK_BYTES = 65_536
/** A tenth of the size already; more would cost more time than it saves. */
const GZIP_LEVEL = 4

/**
 * Documents that are long and expensive, such as a feed of a whole catalogue. However many ask, each is made once, into
 * a file; everybody reads from there at their own speed, also while it grows. One that breaks off is told, breaks off
 * for all who read it, and is made anew for the next.
 */
export function sharedDocuments({ onError, mostAtOnce = 2, now = Date.now }: Parts): SharedDocuments {
  const known = new Map<string, Growing>()
  let folder: string | null = null
  let serial = 0
  let isClosed = false

  function documentOf(name: string, make: () => AsyncIterable<string>): Growing | null {
    const old = known.get(name)
    if (old && (old.state === 'growing' || now() - old.startedAt < FRESH_MS)) return old
    if ([...known.values()].filter(({ state }) => state === 'growing').length >= mostAtOnce) return null

    folder ??= mkdtempSync(join(tmpdir(), 'shop-documents-'))
    serial += 1
    const path = join(folder, `${serial}.gz`)
    const document: Growing = {
      path,
      startedAt: now(),
      size: 0,
      state: 'growing',
      more: Promise.withResolvers(),
    }
    known.set(name, document)
    // Who reads the old one has it open.
    if (old) void forget(old)
    void written(name, document, make)
    return document
  }

  async function written(name: string, document: Growing, make: () => AsyncIterable<string>): Promise<void> {
    try {
      await using file = await open(document.path, 'w')
      await pipeline(Readable.from(inPortions(make())), createGzip({ level: GZIP_LEVEL }), async (bytes) => {
        for await (const chunk of bytes) {
          if (isClosed) return
          await file.write(chunk)
          document.size += chunk.length
          grown(document)
        }
      })
      document.state = 'whole'
    } catch (problem) {
      document.state = 'broken'
      if (known.get(name) === document) known.delete(name)
      await forget(document)
      if (!isClosed) onError(`${name} broke off.`, problem)
    } finally {
      grown(document)
    }
  }

  return {
    read(name, make) {
      const document = documentOf(name, make)
      return document && streamOf(bytesOf(name, document))
    },
    close() {
      isClosed = true
      known.clear()
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function grown(document: Growing): void {
  const { resolve } = document.more
  document.more = Promise.withResolvers()
  resolve()
}

/** Reads nothing before somebody wants it: whoever asks for the head alone never does. */
function streamOf(bytes: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await bytes.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** The file of a document that has just begun is not there yet, that of a broken one no more. */
async function begun(name: string, document: Growing): Promise<void> {
  if (document.size === 0 && document.state === 'growing') await document.more.promise
  if (document.state === 'broken') throw brokenOff(name)
}

async function* bytesOf(name: string, document: Growing): AsyncGenerator<Bytes> {
  await begun(name, document)
  await using file = await open(document.path)
  for (let at = 0; ; ) {
    const { size, state, more } = document
    if (at < size) {
      const { buffer, bytesRead } = await file.read({
        buffer: Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - at)),
        position: at,
      })
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    } else if (state === 'broken') {
      throw brokenOff(name)
    } else if (state === 'whole') {
      return
    } else {
      await more.promise
    }
  }
}

/** Nobody may take half a document for a whole one. */
function brokenOff(name: string): Error {
  return new Error(`${name} broke off while it was made; the log says why. Ask again.`)
}

async function forget({ path }: Growing): Promise<void> {
  await rm(path, { force: true })
}
