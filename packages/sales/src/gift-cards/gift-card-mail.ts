import { dayFormat } from '@shop/domain/market/day-format'
import { formatMoney } from '@shop/domain/money/format-money'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import type { GiftCardSecret } from './gift-card-code.ts'

type Bought = {
  to: string
  secret: GiftCardSecret
  /** Minor units. */
  amount: number
  expiresAt: Date
  orderNumber: string
  /** The basket, where the card is redeemed. */
  address: string
}

/** Delivers a bought gift card: the only place with its code and PIN. @see spec §9 */
export function giftCardMail(
  shop: Shop,
  { to, secret, amount, expiresAt, orderNumber, address }: Bought,
): Mail {
  const i18n = localeI18n(shop.locale)
  const value = formatMoney(amount, shop.market)
  const day = dayFormat(shop.market, { dateStyle: 'long', timeZone: 'UTC' })
  const subject = i18n.t({
    id: 'mail.giftCard.subject',
    message: 'Geschenkkarte über {amount} von {shop}',
    values: { amount: value, shop: shop.name },
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      i18n.t({
        id: 'mail.giftCard.text',
        message:
          'Hier ist die Geschenkkarte von {shop}. Geben Sie Kartennummer und PIN im Warenkorb oder an der Kasse ein; was übrig ist, bleibt auf der Karte.',
        values: { shop: shop.name },
      }),
      i18n.t({
        id: 'mail.giftCard.until',
        message:
          'Sie gilt bis {until}. Kartennummer und PIN stehen nur in dieser E-Mail: Bitte heben Sie sie gut auf, und geben Sie sie nur der beschenkten Person weiter.',
        values: { until: day.format(expiresAt) },
      }),
    ],
    rows: [
      { label: i18n.t({ id: 'mail.giftCard.value', message: 'Wert' }), value },
      { label: i18n.t({ id: 'giftcard.code', message: 'Kartennummer' }), value: secret.code },
      { label: i18n.t({ id: 'giftcard.pin', message: 'PIN' }), value: secret.pin },
      { label: i18n.t({ id: 'mail.order', message: 'Bestellung' }), value: orderNumber },
    ],
    link: { label: i18n.t({ id: 'addToCart.toBasket', message: 'Zum Warenkorb' }), address },
    sender: mailSender(shop),
  })
  return { kind: 'giftCard', to, locale: shop.locale, subject, ...bodies }
}
