/** What an image filter may be told. @see spec §5 "Image filter values" */
export type ImageFilterValues = {
  blur?: number
  quality?: number
  brightness?: number
  rotate?: (typeof ROTATIONS)[number]
  format?: (typeof FORMATS)[number]
  loading?: (typeof LOADINGS)[number]
}

const ROTATIONS = [0, 90, 180, 270] as const
const FORMATS = ['webp', 'png', 'jpeg'] as const
const LOADINGS = ['lazy', 'eager'] as const

/**
 * The values of an image filter that are allowed; whatever is not falls away. Blur, quality and brightness lie strictly
 * between 0 and 100.
 *
 * @see spec §5 "Image filter values"
 */
export function imageFilterValues(wanted: Record<string, unknown>): ImageFilterValues {
  const rotate = ROTATIONS.find((known) => known === wanted.rotate)
  const format = FORMATS.find((known) => known === wanted.format)
  const loading = LOADINGS.find((known) => known === wanted.loading)
  return {
    ...(isPercentage(wanted.blur) && { blur: wanted.blur }),
    ...(isPercentage(wanted.quality) && { quality: wanted.quality }),
    ...(isPercentage(wanted.brightness) && { brightness: wanted.brightness }),
    ...(rotate !== undefined && { rotate }),
    ...(format && { format }),
    ...(loading && { loading }),
  }
}

function isPercentage(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 100
}
