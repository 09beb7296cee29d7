import type { Shop } from '@shop/domain/shop/shop'
import { escaped } from '@shop/domain/text/escaped'
import type { HandOverEnd } from '@shop/doors/ucp/basket/go-on'
import { localeI18n } from '@shop/i18n/locale-i18n'
import type { PlainPart } from '@shop/sales/after-sales/plain/withdrawal-html'

/** What a buyer reads whom an assistant's address leads to no basket, and where to go on. */
export function handOverEnd(
  shop: Shop,
  end: HandOverEnd,
  { basket, home }: Readonly<Record<'basket' | 'home', string>>,
): PlainPart {
  const { title, text } = words(shop, end)
  const i18n = localeI18n(shop.locale)
  const toBasket = i18n.t({ id: 'addToCart.toBasket', message: 'Zum Warenkorb' })
  const toHome = i18n.t({ id: 'withdrawal.plain.home', message: 'Zur Startseite' })
  return {
    title,
    content: `<p>${escaped(text)}</p><p><a class="plain-button" href="${escaped(basket)}">${escaped(toBasket)}</a></p><p><a href="${escaped(home)}">${escaped(toHome)}</a></p>`,
  }
}

function words({ locale }: Shop, end: HandOverEnd): { title: string; text: string } {
  const i18n = localeI18n(locale)
  switch (end) {
    case 'expired':
      return {
        title: i18n.t({ id: 'handOver.expiredTitle', message: 'Dieser Link gilt nicht mehr' }),
        text: i18n.t({
          id: 'handOver.expired',
          message:
            'Links von Assistenten gelten sechs Stunden. Bitten Sie Ihren Assistenten um einen neuen. Was Sie selbst in den Warenkorb gelegt haben, ist noch da.',
        }),
      }
    case 'used':
      return {
        title: i18n.t({ id: 'handOver.usedTitle', message: 'Dieser Link wurde schon geöffnet' }),
        text: i18n.t({
          id: 'handOver.used',
          message:
            'Was Ihr Assistent ausgesucht hat, liegt im Warenkorb des Browsers, der den Link zuerst geöffnet hat. War das ein anderes Gerät, öffnen Sie dort den Warenkorb, oder bitten Sie Ihren Assistenten um einen neuen Link.',
        }),
      }
    case 'canceled':
      return {
        title: i18n.t({ id: 'handOver.canceledTitle', message: 'Diesen Warenkorb gibt es nicht mehr' }),
        text: i18n.t({
          id: 'handOver.canceled',
          message:
            'Ihr Assistent hat ihn verworfen. Bitten Sie ihn um einen neuen. Was Sie selbst in den Warenkorb gelegt haben, ist noch da.',
        }),
      }
    case 'empty':
      return {
        title: i18n.t({ id: 'handOver.emptyTitle', message: 'In diesem Warenkorb ist nichts' }),
        text: i18n.t({
          id: 'handOver.empty',
          message:
            'Ihr Assistent hat nichts hineingelegt, oder nichts davon ist noch zu haben. Bitten Sie ihn, etwas anderes auszusuchen; der Link gilt weiter.',
        }),
      }
  }
}
