import { imageAddress } from './image-address.ts'

/**
 * The address of a picture for a mail, as JPEG: Outlook on Windows shows no WebP. A full address of another host comes
 * back as it is.
 */
export function mailImageAddress(src: string, width: number): string {
  return imageAddress(src, width)
    .replace(/^(\/i\/.*)\.webp$/, '$1.jpg')
    .replace('/filters:format(webp):', '/filters:format(jpeg):')
}
