import type { OrderTotals } from '@shop/domain/basket/totals'
import type { I18n } from '@shop/i18n/locale-i18n'

type Total = { type: string; amount: number; display_text?: string }

/** What is paid for, line by line as the pages have it, minor units; `fulfillment` is the way to send it. */
export function ucpTotals(sums: OrderTotals, i18n: I18n): Total[] {
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
