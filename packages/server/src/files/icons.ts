import sharp from 'sharp'

/** Sizes in px that browsers and home screens ask for. */
const ICON_SIZES = new Set([16, 32, 48, 64, 96, 120, 144, 152, 167, 180, 192, 256, 384, 512])

/**
 * Draws the brand's icon in the sizes that are asked for, each once.
 *
 * @see spec §2 "Per-locale favicon and touch icons"
 */
export function iconDrawer(svg: Uint8Array): (size: number) => Promise<Uint8Array<ArrayBuffer>> | null {
  const drawn = new Map<number, Promise<Uint8Array<ArrayBuffer>>>()
  return (size) => {
    if (!ICON_SIZES.has(size)) return null
    const icon = drawn.get(size) ?? draw(svg, size)
    drawn.set(size, icon)
    return icon
  }
}

async function draw(svg: Uint8Array, size: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(svg, { density: Math.max(72, size * 2) })
      .resize(size, size)
      .png()
      .toBuffer(),
  )
}
