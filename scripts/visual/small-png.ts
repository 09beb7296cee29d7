import sharp from 'sharp'

/** A picture that is compared byte by byte first is compared fastest; only large ones are worth more. */
const WORTH_SHRINKING = 30_000
/** What the comparison's threshold of 0.02 does not see, in its own measure; see visual/vitest.config.ts. */
const UNSEEN = 35_215 * 0.02 ** 2
/** Of the few pixels that the comparison allows, so many may be spent here. */
const SPENT_PIXELS = 3

/** The same picture in fewer bytes: with a palette where the comparison sees no difference, else compressed more. */
export async function smallPng(png: Buffer): Promise<Buffer> {
  if (png.length < WORTH_SHRINKING) return png

  const opaque = sharp(png).removeAlpha()
  const [palette, packed] = await Promise.all([
    opaque.clone().png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer(),
    opaque.clone().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
  ])
  const [before, after] = await Promise.all([pixels(png), pixels(palette)])
  const best = seenPixels(before, after) <= SPENT_PIXELS ? palette : packed
  return best.length < png.length ? best : png
}

function pixels(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer()
}

function seenPixels(before: Buffer, after: Buffer): number {
  if (before.length !== after.length) return Number.POSITIVE_INFINITY
  let seen = 0
  for (let at = 0; at < before.length; at += 3) {
    if (difference(before, after, at) > UNSEEN) seen += 1
  }
  return seen
}

/** How far apart two colours are to the eye, as pixelmatch measures it (YIQ). */
function difference(one: Buffer, other: Buffer, at: number): number {
  const red = (one[at] ?? 0) - (other[at] ?? 0)
  const green = (one[at + 1] ?? 0) - (other[at + 1] ?? 0)
  const blue = (one[at + 2] ?? 0) - (other[at + 2] ?? 0)
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
}
