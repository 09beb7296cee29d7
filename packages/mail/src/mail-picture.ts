import { mailImageAddress } from '@shop/domain/image/mail-image-address'
import type { ProductImage } from '@shop/domain/product/product'
import type { MailPicture } from './mail-content.ts'

/** Widths asked for, px: goods stand beside their words, what a mail is about takes the sheet; both drawn twice as fine. */
const WIDTHS = { goods: 150, subject: 600 } as const

/**
 * A picture of the shop for a mail, null where there is none; `page` is any full address of the shop.
 *
 * @see product §9
 */
export function mailPicture(
  image: ProductImage | null | undefined,
  { page, place }: { page: string; place: keyof typeof WIDTHS },
): MailPicture | null {
  if (!image) return null
  const { src, alt, width, height } = image
  return { address: new URL(mailImageAddress(src, WIDTHS[place]), page).href, alt, width, height }
}
