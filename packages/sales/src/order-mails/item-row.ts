import type { BasketItem } from '@shop/domain/basket/basket'
import { lineEssentials } from '@shop/domain/basket/lines/line-essentials'
import { formatMoney } from '@shop/domain/money/format-money'
import type { Shop } from '@shop/domain/shop/shop'
import type { MailPicture, MailRow } from '@shop/mail/mail-content'
import { mailPicture } from '@shop/mail/mail-picture'
import type { ExpectedGoods } from '../orders/expected-goods.ts'
import { itemLabel } from './item-label.ts'

/** What was bought as a row with its picture: what it is, and what the whole line costs; `page` is the order's. */
export function itemRow(shop: Shop, item: BasketItem, page: string): MailRow {
  return rowOf(shop, item, { amount: item.price.total.withTax, page })
}

/**
 * The same in a sum that has rows of their own for what promotions and vouchers take off: the line is what it costs
 * without them, or they would come off twice.
 */
export function summedItemRow(shop: Shop, item: BasketItem, page: string): MailRow {
  return rowOf(shop, item, { amount: item.totalBefore ?? item.price.total.withTax, page })
}

/** What is expected back as a row with its picture: what it is, and how many. */
export function expectedRow({ item, quantity }: ExpectedGoods, page: string): MailRow {
  const label = [item.product.name, lineEssentials(item)].filter((part) => part !== '').join(', ')
  return { label, value: `${quantity}\u00a0×`, picture: pictureOf(item, page) }
}

function rowOf(shop: Shop, item: BasketItem, { amount, page }: { amount: number; page: string }): MailRow {
  return {
    label: itemLabel(shop, item),
    value: formatMoney(amount, shop.market),
    picture: pictureOf(item, page),
  }
}

function pictureOf({ product }: BasketItem, page: string): MailPicture | null {
  return mailPicture(product.images[0], { page, place: 'goods' })
}
