import type { Order } from '@shop/domain/order/order'
import type { I18n } from '@shop/i18n/locale-i18n'

/** How a mail about an order begins. */
export function greeting(i18n: I18n, { firstName, lastName }: Order['customer']): string {
  const name = `${firstName} ${lastName}`
  return i18n.t({ id: 'mail.greeting', message: 'Guten Tag {name},', values: { name } })
}
