import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import type { I18n } from '@shop/i18n/locale-i18n'
import { articleId } from '../catalogue/article-id.ts'
import type { UcpMessage } from '../protocol/ucp-problem.ts'
import { reasonWords } from './reason-words.ts'

export type BasketPlace = {
  pictureOf: (src: string) => string | null
  i18n: I18n
  links: readonly { type: string; url: string }[]
}

type Total = { type: string; amount: number; display_text?: string }

/**
 * A basket as carts and checkouts of the protocol have it; minor units with tax, and the total is what the basket page
 * shows. `fulfillment` is the cheapest way to send it, as there.
 */
export function ucpBasket(basket: Basket, { pictureOf, i18n, links }: BasketPlace) {
  return {
    currency: basket.currencyCode,
    line_items: basket.items.map((item) => lineItem(item, pictureOf)),
    totals: totals(basket, i18n),
    discounts: {
      codes: basket.vouchers.map(({ code }) => code),
      applied: basket.totals.reductions.map(({ name, code, amount }) => ({
        title: name,
        amount,
        ...(code === null ? { automatic: true } : { code }),
      })),
    },
    links,
  }
}

function lineItem(item: BasketItem, pictureOf: BasketPlace['pictureOf']) {
  const { key, product, variant, quantity, price, totalBefore } = item
  const [image] = product.images
  const picture = image === undefined ? null : pictureOf(image.src)
  const total = price.total.withTax
  const before = totalBefore ?? total
  const title = [product.name, variant.label].filter((part) => part !== '').join(', ')
  return {
    id: key,
    item: {
      id: articleId(product, variant),
      title,
      price: price.unit.withTax,
      ...(picture === null ? {} : { image_url: picture }),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount: before },
      ...(before > total ? [{ type: 'items_discount', amount: total - before }] : []),
      { type: 'total', amount: total },
    ],
  }
}

function totals({ totals: sums }: Basket, i18n: I18n): Total[] {
  const { items, shipping, fee, reduction, giftcard, balance, rounding, total } = sums
  const own = (type: string, amount: number, text: string): Total[] =>
    amount === 0 ? [] : [{ type, amount, display_text: text }]
  return [
    { type: 'subtotal', amount: items },
    ...(reduction > 0 ? [{ type: 'discount', amount: -reduction }] : []),
    { type: 'fulfillment', amount: shipping },
    ...(fee > 0 ? [{ type: 'fee', amount: fee }] : []),
    ...own('gift_card', -giftcard, i18n.t({ id: 'assistants.giftCards', message: 'Gutscheinkarten' })),
    ...own('balance', -balance, i18n.t({ id: 'assistants.balance', message: 'Guthaben' })),
    ...own('rounding', rounding, i18n.t({ id: 'assistants.rounding', message: 'Rundung' })),
    { type: 'total', amount: total },
  ]
}

/** What is wrong with lines and vouchers, in the words of the basket page. */
export function basketMessages({ items, vouchers }: Basket, i18n: I18n): UcpMessage[] {
  return [
    ...items.flatMap(({ reason, status }, at): UcpMessage[] =>
      status === 'available'
        ? []
        : [
            {
              type: 'error',
              code: 'item_unavailable',
              path: `$.line_items[${at}]`,
              content: reasonWords(i18n, reason, 'basket.reasonSoldOut'),
              severity: 'recoverable',
            },
          ],
    ),
    ...vouchers.flatMap(({ reason }, at): UcpMessage[] =>
      reason === null
        ? []
        : [
            {
              type: 'warning',
              code: 'discount_code_user_ineligible',
              path: `$.discounts.codes[${at}]`,
              content: reasonWords(i18n, reason, 'voucher.reasonNothing'),
            },
          ],
    ),
  ]
}
