import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect, test, vi } from 'vitest'
import { joinedPart, jsonPart, numbersPart, type Part, textParts } from './parts.ts'
import { type OpenSnapshot, readSnapshot } from './read-snapshot.ts'
import { SnapshotProblem } from './snapshot-format.ts'
import { writeSnapshot } from './write-snapshot.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'snapshot-'))
const FILE = join(FOLDER, 'below', 'one.snapshot')
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

const SUBJECT = { shop: 'test-shop' }
const parts = (): Part[] => [
  jsonPart({ length: 3 }),
  numbersPart(Int32Array.of(-1, 0, 2 ** 31 - 1)),
  numbersPart(Float64Array.of(0.5, 2 ** 52)),
  joinedPart('u8', [Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)]),
  ...textParts(['Tür', '', 'a\nb']),
  numbersPart(new Uint16Array()),
]

test('what was written is read, each kind by its name', async () => {
  await writeSnapshot(FILE, { subject: SUBJECT, parts: parts() })

  const read = readSnapshot(FILE, ({ subject, parts: from }) => ({
    subject,
    json: from.json(v.object({ length: v.number() })),
    signed: [...from.numbers(['i32'])],
    doubles: [...from.numbers(['f64'])],
    joined: [...from.numbers(['u8'])],
    texts: from.texts(),
    codes: from.numbers(['u8', 'u16', 'u32']),
  }))

  expect(read).toEqual({
    subject: SUBJECT,
    json: { length: 3 },
    signed: [-1, 0, 2 ** 31 - 1],
    doubles: [0.5, 2 ** 52],
    joined: [1, 2, 3],
    texts: ['Tür', '', 'a\nb'],
    codes: new Uint16Array(),
  })
})

test('parts of any length come back, also those longer than a slice', async () => {
  const long = Uint32Array.from({ length: 700_000 }, (_, place) => place * 7)
  const texts = Array.from({ length: 12_345 }, (_, place) => `Wort ${place}`)
  await writeSnapshot(FILE, { subject: null, parts: [numbersPart(long), ...textParts(texts)] })

  const read = readSnapshot(FILE, ({ parts: from }) => [from.numbers(['u32'], { room: true }), from.texts()])

  expect(read?.[0]?.slice(0, long.length)).toEqual(long)
  expect(read?.[0]?.length).toBeGreaterThan(long.length)
  expect(read?.[1]).toEqual(texts)
})

test('a part of another kind than the one asked for is refused', async () => {
  await writeSnapshot(FILE, { subject: null, parts: parts() })

  expect(() => readSnapshot(FILE, ({ parts: from }) => from.numbers(['u8']))).toThrow('u8')
  expect(() =>
    readSnapshot(FILE, ({ parts: from }) => {
      for (let part = 0; part < 20; part += 1) from.json(v.unknown())
    }),
  ).toThrow('it has')
})

test('no file is nothing, and no problem', () => {
  expect(readSnapshot(join(FOLDER, 'none'), () => 'read')).toBeNull()
})

test('a file with one byte that is another is never believed', async () => {
  await writeSnapshot(FILE, { subject: SUBJECT, parts: parts() })
  const whole = readFileSync(FILE)
  const place = fc.integer({ min: 0, max: whole.length - 1 })

  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 255 }), (at, flipped) => {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ flipped
      writeFileSync(FILE, damaged)
      expectRefused()
    }),
    { numRuns: 500 },
  )
})

test('a file that was cut off, or goes on behind its end, is never believed', async () => {
  await writeSnapshot(FILE, { subject: SUBJECT, parts: parts() })
  const whole = readFileSync(FILE)
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(FILE, whole)
    truncateSync(FILE, length)
    expectRefused()
  }

  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.boolean(), (more, isBefore) => {
      writeFileSync(FILE, Buffer.concat(isBefore ? [more, whole] : [whole, more]))
      expectRefused()
    }),
  )
})

test('a file of somebody else is never believed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      writeFileSync(FILE, bytes)
      expectRefused()
    }),
  )
})

test('a snapshot that takes too long, or fails, leaves the one before and nothing else', async () => {
  await writeSnapshot(FILE, { subject: 'before', parts: [numbersPart(new Uint8Array(10))] })
  const long = [numbersPart(new Uint8Array(5_000_000))]

  expect(await writeSnapshot(FILE, { subject: 'late', parts: long }, 0)).toBe(false)
  await expect(writeSnapshot(FILE, { subject: 'failed', parts: failing() })).rejects.toThrow('no more')

  expect(readSnapshot(FILE, ({ subject }) => subject)).toBe('before')
  expect(readdirSync(join(FOLDER, 'below'))).toEqual(['one.snapshot'])
})

test('others have the thread while a snapshot is written', async () => {
  let turns = 0
  let isDone = false
  const others = (async () => {
    while (!isDone) {
      turns += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  await writeSnapshot(FILE, { subject: null, parts: [numbersPart(new Uint8Array(16 * 1024 * 1024))] })
  isDone = true
  await others

  expect(turns).toBeGreaterThanOrEqual(16)
})

/** Refused before anybody saw a part of it. */
function expectRefused() {
  const use = vi.fn<(snapshot: OpenSnapshot) => void>()
  expect(() => readSnapshot(FILE, use)).toThrow(SnapshotProblem)
  expect(use).not.toHaveBeenCalled()
}

function* failing(): Generator<Part> {
  yield numbersPart(new Uint8Array(2_000_000))
  throw new Error('no more')
}
