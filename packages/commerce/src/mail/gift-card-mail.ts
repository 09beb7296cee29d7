import { formatMoney } from '@shop/domain/price/format-money'
import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import type { GiftCardSecret } from '../gift-cards/gift-card-code.ts'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type Words = {
  subject: (amount: string, shop: string) => string
  paragraphs: (shop: string, until: string) => string[]
  value: string
  code: string
  pin: string
  number: string
  link: string
}

const WORDS: Record<Language, Words> = {
  de: {
    subject: (amount, shop) => `Geschenkkarte über ${amount} von ${shop}`,
    paragraphs: (shop, until) => [
      `Hier ist die Geschenkkarte von ${shop}. Im Warenkorb oder an der Kasse werden Code und PIN eingegeben; was übrig ist, bleibt auf der Karte.`,
      `Sie gilt bis ${until}. Code und PIN stehen nur in dieser E-Mail: Bitte gut aufheben und nur der beschenkten Person weitergeben.`,
    ],
    value: 'Wert',
    code: 'Code',
    pin: 'PIN',
    number: 'Bestellung',
    link: 'Zum Warenkorb',
  },
  fr: {
    subject: (amount, shop) => `Carte cadeau ${shop} de ${amount}`,
    paragraphs: (shop, until) => [
      `Voici la carte cadeau ${shop}. Le code et le code PIN se saisissent dans le panier ou à la caisse ; le solde reste sur la carte.`,
      `Elle est valable jusqu’au ${until}. Le code et le code PIN ne figurent que dans cet e-mail : à conserver, et à ne confier qu’à la personne à qui elle est offerte.`,
    ],
    value: 'Valeur',
    code: 'Code',
    pin: 'Code PIN',
    number: 'Commande',
    link: 'Voir le panier',
  },
  nl: {
    subject: (amount, shop) => `Cadeaukaart van ${amount} van ${shop}`,
    paragraphs: (shop, until) => [
      `Hier is de cadeaukaart van ${shop}. Vul code en pincode in bij het winkelmandje of bij het afrekenen; het restbedrag blijft op de kaart staan.`,
      `De kaart is geldig tot en met ${until}. Code en pincode staan alleen in deze e-mail: bewaar die goed en geef ze alleen aan wie de kaart krijgt.`,
    ],
    value: 'Waarde',
    code: 'Code',
    pin: 'Pincode',
    number: 'Bestelling',
    link: 'Naar het winkelmandje',
  },
}

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

/** Hands over a gift card that was bought: the only place where its code and PIN stand. @see spec §9 */
export function giftCardMail(
  shop: Shop,
  { to, secret, amount, expiresAt, orderNumber, address }: Bought,
): Mail {
  const words = WORDS[shop.market.language]
  const value = formatMoney(amount, shop.market)
  const day = new Intl.DateTimeFormat(shop.market.languageTag, { dateStyle: 'long', timeZone: 'UTC' })
  const subject = words.subject(value, shop.name)
  const bodies = mailBodies({
    subject,
    paragraphs: words.paragraphs(shop.name, day.format(expiresAt)),
    rows: [
      { label: words.value, value },
      { label: words.code, value: secret.code },
      { label: words.pin, value: secret.pin },
      { label: words.number, value: orderNumber },
    ],
    link: { label: words.link, address },
    sender: mailSender(shop),
  })
  return { kind: 'giftCard', to, locale: shop.locale, subject, ...bodies }
}
