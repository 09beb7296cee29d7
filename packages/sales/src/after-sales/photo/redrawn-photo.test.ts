import { crc32 } from 'node:zlib'
import { type RedrawnPhoto, redrawnPhoto } from '@shop/sales/after-sales/photo/redrawn-photo'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { A_HEIC } from '../../testing/a-heic.ts'

const scene = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })

async function redrawn(bytes: Uint8Array): Promise<RedrawnPhoto> {
  const photo = await redrawnPhoto(bytes)
  if (typeof photo === 'string') throw new Error(photo)
  return photo
}

describe('a picture of a complaint', () => {
  test.each([
    ['JPEG', () => scene().jpeg().toBuffer()],
    ['PNG', () => scene().png().toBuffer()],
    ['WebP', () => scene().webp().toBuffer()],
  ])('is taken as %s and kept as JPEG', async (_, make) => {
    const photo = await redrawn(await make())

    expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
  })

  test('is taken as HEIC, as telephones make it', async () => {
    const photo = await redrawn(A_HEIC)

    const { channels } = await sharp(photo.bytes).stats()
    expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 })
    // Bars of colours, not a black field.
    expect(channels.every(({ max, min }) => max - min > 100)).toBe(true)
  })

  test('loses place, time and device, and stands upright', async () => {
    const exif = { IFD0: { Make: 'Telephone', Copyright: 'Anna' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }
    const lying = await scene().withMetadata({ orientation: 6, exif }).jpeg().toBuffer()

    const photo = await redrawn(lying)

    const sent = await sharp(photo.bytes).metadata()
    expect(sent).toMatchObject({ width: 48, height: 64 })
    expect([sent.exif, sent.xmp, sent.orientation]).toEqual([undefined, undefined, undefined])
    expect(Buffer.from(photo.bytes).includes('Anna')).toBe(false)
  })

  test('is no longer than 2,000 px', async () => {
    const photo = await redrawn(await scene(5000, 100).png().toBuffer())

    expect([photo.width, photo.height]).toEqual([2000, 40])
  })

  test('whatever hangs behind it is gone', async () => {
    const picture = await scene().jpeg().toBuffer()
    const both = Buffer.concat([picture, Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>')])

    const photo = await redrawn(both)

    expect(Buffer.from(photo.bytes).includes('script')).toBe(false)
  })
})

describe('no picture of a complaint', () => {
  test.each([
    ['a script that is called .jpg', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['SVG, which is a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('GIF89a......')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
  ])('is %s', async (_, bytes) => {
    expect(await redrawnPhoto(bytes)).toBe('complaint.errors.photoType')
  })

  test('is a bomb of pixels: its header is enough', async () => {
    const answers = await Promise.all([redrawnPhoto(hugePng(60_000, 60_000)), redrawnPhoto(hugeHeic())])

    expect(answers).toEqual(['complaint.errors.photoPixels', 'complaint.errors.photoPixels'])
  })

  test.each([
    ['JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)])],
    ['HEIC', A_HEIC.slice(0, 200)],
  ])('is a broken %s', async (_, bytes) => {
    expect(await redrawnPhoto(bytes)).toBe('complaint.errors.photoBroken')
  })

  test('is a picture that stops in the middle', async () => {
    const noise = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()

    expect(await redrawnPhoto(noise.subarray(0, noise.length / 2))).toBe('complaint.errors.photoBroken')
  })
})

/** A PNG of which the header is true to form, and nothing else is there. */
function hugePng(width: number, height: number): Uint8Array {
  const head = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000',
    'hex',
  )
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  const crc = crc32(head.subarray(12, 29))
  head.writeUInt32BE(crc, 29)
  const data = Buffer.from('0000000049444154' + '35af061e' + '0000000049454e44ae426082', 'hex')
  return Buffer.concat([head.subarray(0, 33), data])
}

/** The small picture, said to be 40,000 px wide. */
function hugeHeic(): Uint8Array {
  const bytes = Buffer.from(A_HEIC)
  const ispe = bytes.indexOf('ispe')
  bytes.writeUInt32BE(40_000, ispe + 8)
  bytes.writeUInt32BE(40_000, ispe + 12)
  return bytes
}
