import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SharedDocuments, sharedDocuments } from './shared-documents.ts'

const MINUTES = 60_000

let folder: string
let documents: SharedDocuments
let at = 0
const reported: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-documents-'))
  writeFileSync(join(folder, 'left.gz'), 'of an earlier process')
  at = 0
  reported.splice(0)
  documents = sharedDocuments({
    folder,
    onError: (what) => reported.push(what),
    mostAtOnce: 1,
    now: () => at,
  })
})
afterEach(() => {
  documents.close()
  rmSync(folder, { recursive: true, force: true })
})

// A renewal made the document unavailable until the new one was complete, or for good when that failed.
test('the document before is handed out until the new one is whole', async () => {
  await textOf('feed', words('old'))
  at = 11 * MINUTES
  const renewal = Promise.withResolvers<void>()

  expect(await textOf('feed', words('new', renewal.promise))).toBe('old')
  expect(await textOf('feed', words('never'))).toBe('old')
  renewal.resolve()
  await vi.waitFor(async () => expect(await textOf('feed', words('never'))).toBe('new'))

  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1))
})

test('a renewal that breaks off is told and costs nobody the document before', async () => {
  await textOf('feed', words('old'))
  at = 11 * MINUTES

  expect(await textOf('feed', broken)).toBe('old')
  await vi.waitFor(() => expect(reported).toEqual(['feed broke off.']))

  expect(await textOf('feed', words('new'))).toBe('old')
})

test('while others are made a whole document is handed out, and one that is hours old is not', async () => {
  await textOf('feed', words('old'))
  const other = Promise.withResolvers<void>()
  at = 11 * MINUTES
  const reading = textOf('other', words('other', other.promise))

  expect(await textOf('feed', words('new'))).toBe('old')
  at = 61 * MINUTES
  expect(await documents.read('feed', words('new'))).toBeNull()

  other.resolve()
  expect(await reading).toBe('other')
  expect(await textOf('feed', words('new'))).toBe('new')
})

// Emptying the folder broke every document for good, behind a 200.
test('a file that somebody has removed is made anew, and its folder too', async () => {
  await textOf('feed', words('old'))
  rmSync(folder, { recursive: true })

  expect(await textOf('feed', words('new'))).toBe('new')
})

test('who has begun to read gets all of it, whatever becomes of the file', async () => {
  await textOf('feed', words('old'))
  const stream = await documents.read('feed', words('new'))
  rmSync(folder, { recursive: true })

  expect(await textIn(stream)).toBe('old')
})

test('what an earlier process left behind is gone, and what this one has at its end', async () => {
  await textOf('feed', words('old'))
  expect(readdirSync(folder)).toEqual([expect.not.stringMatching('left')])

  documents.close()

  expect(readdirSync(folder)).toEqual([])
})

function words(text: string, start: Promise<void> = Promise.resolve()) {
  return async function* () {
    await start
    yield text
  }
}

async function* broken(): AsyncGenerator<string> {
  yield 'half'
  throw new Error('no connection')
}

async function textOf(name: string, make: () => AsyncIterable<string>): Promise<string> {
  return textIn(await documents.read(name, make))
}

async function textIn(stream: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<string> {
  if (stream === null) throw new Error('Too many documents are being made.')
  return new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text()
}
