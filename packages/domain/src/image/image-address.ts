import { IMAGE_QUALITY } from './image-sizes.ts'

/** Widths in px that pictures are made in; anything else would let strangers fill the disk. */
export const IMAGE_WIDTHS = [
  150, 300, 310, 340, 346, 600, 620, 680, 692, 1000, 1200, 1600, 2000, 2560,
] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Qualities that pictures are made in. @see spec §9 "Images" */
export const IMAGE_QUALITIES = [70, 75, 80] as const
export type ImageQuality = (typeof IMAGE_QUALITIES)[number]

/** Pictures that Storyblok's image service can transform: not drawings, and no films. @see integrations §2.4 */
const CONTENT_PICTURE =
  /^https:\/\/a(?:-[a-z]{2})?\.storyblok\.com\/f\/[^?#]+\.(?:png|jpe?g|webp|avif|tiff?)$/i

/** Pages ask for WebP; mails for JPEG, as Outlook shows nothing else. @see mailImageAddress */
export type ImageFormat = 'webp' | 'jpg'

const ADDRESS = /^\/i\/(\d+)x(\d+)\/([a-z0-9][a-z0-9/_-]*)\.(webp|jpg)$/

/**
 * The address of a picture in the next width that is made, in px.
 *
 * Takes a media key such as `lindhaus/sofa-grau-main.webp`; a picture of the content service is made there, and a
 * full address of any other host comes back as it is.
 *
 * @see spec §9 "Images"; design §7 "Image parameters come from a fixed list"
 */
export function imageAddress(
  src: string,
  width: number,
  quality: ImageQuality = IMAGE_QUALITY.product,
): string {
  const made = IMAGE_WIDTHS.find((known) => known >= width) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]
  if (CONTENT_PICTURE.test(src)) return `${src}/m/${made}x0/filters:format(webp):quality(${quality})`
  if (/^https?:\/\//.test(src)) return src
  return `/i/${made}x${quality}/${src.replace(/\.[a-z]+$/i, '')}.webp`
}

/** A `srcset` of the widths asked for, each once. */
export function imageSrcSet(
  src: string,
  widths: readonly ImageWidth[],
  quality: ImageQuality = IMAGE_QUALITY.product,
): string {
  return [...new Set(widths)].map((width) => `${imageAddress(src, width, quality)} ${width}w`).join(', ')
}

type RequestedImage = { width: ImageWidth; quality: ImageQuality; key: string; format: ImageFormat }

/** The picture that an address requests, or null for an invalid one: unknown width or quality, or path traversal. */
export function parseImageAddress(path: string): RequestedImage | null {
  const match = ADDRESS.exec(path)
  const width = IMAGE_WIDTHS.find((known) => String(known) === match?.[1])
  const quality = IMAGE_QUALITIES.find((known) => String(known) === match?.[2])
  const key = match?.[3]
  const format = match?.[4] === 'jpg' ? 'jpg' : 'webp'
  return width && quality && key ? { width, quality, key, format } : null
}
