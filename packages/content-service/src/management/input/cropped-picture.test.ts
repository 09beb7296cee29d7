import sharp from 'sharp'
import { expect, test } from 'vitest'
import { croppedPicture } from './cropped-picture.ts'

const size = { width: 80, height: 40 }

test('a part has the pixels that it was cut from', async () => {
  const part = await croppedPicture(await halves(), {
    size,
    area: { left: 40, top: 10, width: 40, height: 20 },
  })

  const { data, info } = await sharp(part ?? [])
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([40, 20])
  // The right half is blue.
  expect(data[2]).toBeGreaterThan(200)
  expect(data[0]).toBeLessThan(60)
})

// A shop hands out a smaller copy of a picture that is too wide for any screen.
test('a smaller copy gives the same part', async () => {
  const copy = await sharp(await halves())
    .resize({ width: 40 })
    .toBuffer()

  const part = await croppedPicture(copy, { size, area: { left: 40, top: 0, width: 40, height: 40 } })

  expect(await sharp(part ?? []).metadata()).toMatchObject({ width: 20, height: 20 })
})

test('a picture that lies on its side is cut as it is seen', async () => {
  const onItsSide = await sharp(await halves())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const part = await croppedPicture(onItsSide, {
    size: { width: 40, height: 80 },
    area: { left: 0, top: 40, width: 40, height: 40 },
  })

  expect(await sharp(part ?? []).metadata()).toMatchObject({ width: 40, height: 40 })
  const { data } = await sharp(part ?? [])
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[2]).toBeGreaterThan(200)
})

test('a file of another shape, and a part outside of it, are none', async () => {
  const file = await halves()

  expect(
    await croppedPicture(file, {
      size: { width: 40, height: 80 },
      area: { left: 0, top: 0, width: 9, height: 9 },
    }),
  ).toBeNull()
  expect(await croppedPicture(file, { size, area: { left: 80, top: 0, width: 9, height: 9 } })).toBeNull()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>'
  expect(
    await croppedPicture(new TextEncoder().encode(drawing), {
      size,
      area: { left: 0, top: 0, width: 9, height: 9 },
    }),
  ).toBeNull()
})

/** Red on the left, blue on the right. */
async function halves(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...size, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 40, top: 0 }])
    .png()
    .toBuffer()
}
