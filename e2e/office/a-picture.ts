import sharp from 'sharp'

/** A photograph of one colour, which makes it another picture than those of other colours. */
export function aPicture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}
