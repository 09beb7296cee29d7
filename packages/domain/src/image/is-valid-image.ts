/** Endings of sources that are pictures. @see spec §5 "Product display rules" */
export const IMAGE_ENDINGS = ['avif', 'webp', 'jpg', 'jpeg', 'tif', 'tiff', 'png'] as const

/** Whether a source is a picture, by its file extension. @see spec §5 "An image is valid only if" */
export function isValidImage(src: string): boolean {
  const ending = /\.([a-z]+)$/i.exec(src)?.[1]?.toLowerCase()
  return IMAGE_ENDINGS.some((known) => known === ending)
}
