import type { Basket } from '@shop/domain/basket/basket'
import type { I18n } from '@shop/i18n/locale-i18n'
import { ucpLine } from '../lines/ucp-line.ts'
import { ucpTotals } from '../lines/ucp-totals.ts'
import type { UcpMessage } from '../protocol/ucp-problem.ts'
import { reasonWords } from './reason-words.ts'

export type BasketPlace = {
  pictureOf: (src: string) => string | null
  i18n: I18n
  links: readonly { type: string; url: string }[]
}

/**
 * A basket as carts and checkouts of the protocol have it; minor units with tax, and the total is what the basket page
 * shows. `fulfillment` is the cheapest way to send it, as there.
 */
export function ucpBasket(basket: Basket, { pictureOf, i18n, links }: BasketPlace) {
  return {
    currency: basket.currencyCode,
    line_items: basket.items.map((item) => ucpLine(item, pictureOf)),
    totals: ucpTotals(basket.totals, i18n),
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
