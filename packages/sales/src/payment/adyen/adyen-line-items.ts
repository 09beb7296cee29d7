import type { LineItem } from '@adyen/api-library/lib/src/typings/checkout/lineItem.js'
import type { Locale } from '@shop/domain/market/markets'
import type { Order } from '@shop/domain/order/order'
import { localeI18n } from '@shop/i18n/locale-i18n'

/**
 * The items of an order, adding up exactly to what is to be paid: pay-later providers refuse anything else. Shipping,
 * fee, vouchers, gift cards and rounding become one surcharge and one discount line.
 *
 * A line whose price does not divide by its units becomes one unit, with the number in its name.
 */
export function adyenLineItems({ packages, totals }: Order, amount: number, words: LineWords): LineItem[] {
  const goods = packages
    .flatMap(({ items }) => items)
    .map(({ variant, product, quantity, price }): LineItem => {
      const { withTax, withoutTax } = price.total
      const divides = withTax % quantity === 0 && withoutTax % quantity === 0
      const units = divides ? quantity : 1
      return {
        id: variant.referenceKey,
        description: divides ? product.name : `${quantity} × ${product.name}`,
        quantity: units,
        amountIncludingTax: withTax / units,
        amountExcludingTax: withoutTax / units,
        taxAmount: (withTax - withoutTax) / units,
        taxPercentage: Math.round(variant.price.tax.vat.rate * 100),
      }
    })
  const extras = totals.shipping + totals.fee
  const listed = goods.reduce(
    (sum, line) => sum + (line.amountIncludingTax ?? 0) * (line.quantity ?? 1),
    extras,
  )

  return [
    ...goods,
    ...(extras === 0 ? [] : [line('shipping', words.shipping, extras)]),
    ...(listed === amount ? [] : [line('reductions', words.reductions, amount - listed)]),
  ]
}

export type LineWords = { shipping: string; reductions: string }

/** The words for lines that are no goods, as a locale says them. */
export function lineWords(locale: Locale): LineWords {
  const i18n = localeI18n(locale)
  return {
    shipping: i18n.t({ id: 'invoice.shippingAndFee', message: 'Versand und Gebühren' }),
    reductions: i18n.t({ id: 'payment.providerReductions', message: 'Gutscheine und Rabatte' }),
  }
}

function line(id: string, description: string, amount: number): LineItem {
  return { id, description, quantity: 1, amountIncludingTax: amount }
}
