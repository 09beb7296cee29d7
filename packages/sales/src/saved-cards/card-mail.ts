import { pagePath } from '@shop/domain/link/page-link'
import { cardBrandName } from '@shop/domain/saved-card/card-brand'
import { type CardExpiry, cardMonth } from '@shop/domain/saved-card/card-state'
import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { formatMailTime } from '@shop/mail/format-mail-time'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

type CardNews = {
  change: 'saved' | 'removed'
  to: string
  card: { brand: string; lastFour: string; name: string | null; expiry: CardExpiry }
  at: Date
  /** Where its owner, or somebody else, was signed in; null where a provider's notice says it. */
  device: string | null
  addressOf: (path: string) => string
}

/** Tells the owner that a card was saved or removed in the account, and what to do if it was somebody else. */
export function cardMail(shop: Shop, { change, to, card, at, device, addressOf }: CardNews): Mail {
  const i18n = localeI18n(shop.locale)
  const isSaved = change === 'saved'
  const subject = isSaved
    ? i18n.t({ id: 'mail.cardSaved.subject', message: 'Eine Karte wurde gespeichert' })
    : i18n.t({ id: 'mail.cardRemoved.subject', message: 'Eine gespeicherte Karte wurde entfernt' })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      isSaved
        ? i18n.t({
            id: 'mail.cardSaved.text',
            message:
              'In Ihrem Kundenkonto bei {shop} ist jetzt eine Karte gespeichert. Wer dort angemeldet ist, kann mit ihr bezahlen; die Bank fragt jedes Mal nach.',
            values: { shop: shop.name },
          })
        : i18n.t({
            id: 'mail.cardRemoved.text',
            message:
              'Diese Karte ist nicht mehr in Ihrem Kundenkonto bei {shop} gespeichert. Bestellungen, die schon mit ihr bezahlt sind, ändern sich dadurch nicht.',
            values: { shop: shop.name },
          }),
      i18n.t({
        id: 'mail.card.notMeant',
        message:
          'Waren Sie das nicht? Dann ändern Sie bitte gleich Ihr Passwort, melden Sie alle anderen Geräte ab und entfernen Sie jede Karte, die Sie nicht kennen. Kennen Sie auch eine Bestellung nicht, melden Sie sich bitte bei uns.',
      }),
    ],
    rows: [
      { label: i18n.t({ id: 'mail.card.card', message: 'Karte' }), value: cardWords(i18n, card) },
      {
        label: i18n.t({ id: 'mail.card.validUntil', message: 'Gültig bis' }),
        value: cardMonth(card.expiry),
      },
      { label: i18n.t({ id: 'mail.card.at', message: 'Wann' }), value: formatMailTime(at, shop) },
      ...(device === null
        ? []
        : [{ label: i18n.t({ id: 'mail.card.device', message: 'Gerät' }), value: device }]),
    ],
    link: {
      label: i18n.t({ id: 'account.savedCards', message: 'Zahlungsmittel' }),
      address: addressOf(pagePath('savedCards')),
    },
    furtherLinks: [
      {
        label: i18n.t({ id: 'account.password', message: 'Passwort und Anmeldungen' }),
        address: addressOf(pagePath('password')),
      },
    ],
    sender: mailSender(shop),
  })
  return { kind: isSaved ? 'cardSaved' : 'cardRemoved', to, locale: shop.locale, subject, ...bodies }
}

function cardWords(i18n: I18n, { brand, lastFour, name }: CardNews['card']): string {
  const known = cardBrandName(brand)
  const words =
    known === null
      ? i18n.t({ id: 'savedCards.card', message: 'Karte endet auf {digits}', values: { digits: lastFour } })
      : i18n.t({
          id: 'savedCards.brandCard',
          message: '{brand} endet auf {digits}',
          values: { brand: known, digits: lastFour },
        })
  return name === null ? words : `${name} (${words})`
}
