import type { I18n } from '@shop/i18n/locale-i18n'

/** When goods are expected, with days as they are written in the locale; a range of one day is that day. */
export function deliveryDays(i18n: I18n, { from, to }: { from: string; to: string }): string {
  return from === to
    ? i18n.t({ id: 'invoice.deliveryOn', message: 'voraussichtlich {day}', values: { day: from } })
    : i18n.t({
        id: 'invoice.deliveryBetween',
        message: 'voraussichtlich {from} bis {to}',
        values: { from, to },
      })
}
