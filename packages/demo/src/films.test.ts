import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { demoRecords } from './demo-catalogue.ts'
import { MEDIA_FOLDER } from './media-folder.ts'

const FILMS = globSync('**/*.{mp4,m4v,mov,webm}', { cwd: fileURLToPath(MEDIA_FOLDER) })

// Pages say of them that they have no sound, and show no captions for that.
test.each(FILMS)('%s has pictures and no sound', (film) => {
  expect(tracksOf(readFileSync(new URL(film, MEDIA_FOLDER)))).toEqual(['vide'])
})

test('the films of products are among them', () => {
  const named = (['home-shop', 'baby-shop'] as const).flatMap((shop) =>
    [...demoRecords(shop)].flatMap((record) =>
      record.kind === 'product' ? (record.facts?.videos ?? []).map(({ src }) => src) : [],
    ),
  )

  expect(named.length).toBeGreaterThan(0)
  expect(FILMS).toEqual(expect.arrayContaining(named))
})

test('a track of sound is found', () => {
  const track = (kind: string) =>
    box('trak', box('mdia', box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${kind}`))))

  expect(tracksOf(box('moov', Buffer.concat([track('vide'), track('soun')])))).toEqual(['vide', 'soun'])
})

const HEADER = 8
/** What tracks are inside of. */
const AROUND = new Set(['moov', 'trak', 'mdia'])

/** The kinds of an MP4's tracks (ISO/IEC 14496-12): `vide` has pictures, `soun` sound. */
function tracksOf(bytes: Buffer): string[] {
  const kinds: string[] = []
  for (let at = 0; at + HEADER <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (size < HEADER) throw new Error(`A box of ${size} bytes cannot be read.`)
    const name = bytes.toString('latin1', at + 4, at + HEADER)
    const body = bytes.subarray(at + HEADER, at + size)
    if (AROUND.has(name)) kinds.push(...tracksOf(body))
    else if (name === 'hdlr') kinds.push(body.toString('latin1', HEADER, HEADER + 4))
    at += size
  }
  return kinds
}

function box(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(HEADER)
  head.writeUInt32BE(HEADER + body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
