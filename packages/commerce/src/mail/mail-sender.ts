import type { PaperLook } from '@shop/domain/shop/brand'
import type { Shop } from '@shop/domain/shop/shop'

/** Who writes a mail, and how it looks. */
export type MailSender = {
  brand: string
  language: string
  look: PaperLook
  /** The lines below every mail: who the shop is, as the law asks of business letters. */
  lines: string[]
}

/** The shop as the sender of a mail. */
export function mailSender(shop: Shop): MailSender {
  const legal = shop.legal[shop.market.country]
  const lines = [
    `${shop.name} – ${legal.name}`,
    `${legal.street}, ${legal.city}`,
    legal.register,
    legal.vatId,
    legal.email,
  ].filter((line) => line !== '')
  return { brand: shop.name, language: shop.market.languageTag, look: shop.paper, lines }
}
