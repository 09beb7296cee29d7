/** The widths that pictures are delivered in; any other is refused, so that nobody can ask for a million of them. */
export const IMAGE_WIDTHS = [150, 300, 340, 346, 400, 600, 680, 800, 1000, 1200, 1600, 2000] as const

const USUAL_QUALITY = 75
const STEPS = [150, 300, 400, 600, 800, 1000, 1200, 1600, 2000]

/** Where a picture of a media key is found, `width` px wide. Addresses of other places are left as they are. @see spec §9 "Images" */
export function imageAddress(src: string, width: number, quality: number = USUAL_QUALITY): string {
  if (/^(https?:)?\//.test(src)) return src
  return `/media/${src}?w=${width}&q=${quality}`
}

/** Every delivered width up to the picture's own, as a `srcset`; undefined for addresses of other places. */
export function imageSrcSet(
  src: string,
  ownWidth: number,
  quality: number = USUAL_QUALITY,
): string | undefined {
  if (/^(https?:)?\//.test(src)) return undefined
  const widths = STEPS.filter((width) => width <= ownWidth)
  return widths.map((width) => `${imageAddress(src, width, quality)} ${width}w`).join(', ')
}
