import type { Shop } from '@shop/domain/shop/shop'

/** A shop, and where its pages live. */
export type MailingShop = { shop: Shop; addressOf: (path: string) => string }
