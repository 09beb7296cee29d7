import { type SwatchColour, swatchFill } from '@shop/domain/variant/colour-swatches'

/** What one swatch shows: the colour of a single name, equal slices for several. */
export function swatchBackground(colours: readonly SwatchColour[]): string {
  const [only] = colours
  if (colours.length === 1 && only) return swatchFill(only)

  const slices = colours.map((colour, index) => {
    const [from, to] = [index, index + 1].map((edge) => `${Math.round((edge / colours.length) * 360)}deg`)
    return `${plainColour(swatchFill(colour))} ${from} ${to}`
  })
  return `conic-gradient(from 45deg, ${slices.join(', ')})`
}

/** A gradient cannot be a stop of another one; its first colour stands for it. */
function plainColour(background: string): string {
  return background.match(/#[0-9a-f]{6}/)?.[0] ?? background
}
