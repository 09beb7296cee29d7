import type { Shop } from '@shop/domain/shop/shop'

/** The lines below every mail: who the shop is, as the law asks of business letters. */
export function mailSender(shop: Shop): string[] {
  const legal = shop.legal[shop.market.country]
  return [
    `${shop.name} – ${legal.name}`,
    `${legal.street}, ${legal.city}`,
    legal.register,
    legal.vatId,
    legal.email,
  ].filter((line) => line !== '')
}
