import type { Language } from '@shop/domain/market/markets'
import type { MailLook, Typeface } from '@shop/domain/shop/brand'
import type { Shop } from '@shop/domain/shop/shop'
import { COLON } from '@shop/domain/text/colon'
import { localeI18n } from '@shop/i18n/locale-i18n'

/** Sender and look of a mail. */
export type MailSender = {
  brand: string
  language: string
  look: MailLook
  /** Font lists of the text and of what is set large. */
  fonts: { text: string; display: string }
  /** What separates a name from its value in a text. */
  colon: string
  /** Whether a space precedes `;`, `:`, `!` and `?`; no line may begin with them. */
  setsSignsOff: boolean
  /** Words of farewell, and who says them. */
  closing: { words: string; name: string }
  /** Where to ask back, in one line: telephone and hours. */
  hotline: string
  /** The lines below every mail: who the shop is, as the law asks of business letters. */
  lines: string[]
}

/** Fallbacks of a typeface where it is not installed: a mail loads none. */
const FALLBACKS: Record<Typeface, string> = {
  'instrument-sans': "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif",
  figtree: "Figtree,'Avenir Next','Segoe UI',Helvetica,Arial,sans-serif",
  fraunces: "Fraunces,'Iowan Old Style',Georgia,'Times New Roman',serif",
  'bricolage-grotesque': "'Bricolage Grotesque','Avenir Next','Trebuchet MS',Helvetica,Arial,sans-serif",
}

const SETS_SIGNS_OFF: Record<Language, boolean> = { de: false, fr: true, nl: false }

/** The shop as the sender of a mail. */
export function mailSender(shop: Shop): MailSender {
  const { language, languageTag } = shop.market
  const { legal, hotline } = shop
  const i18n = localeI18n(shop.locale)
  const lines = [
    `${shop.name} – ${legal.name}`,
    `${legal.street}, ${legal.city}`,
    legal.register,
    legal.vatId,
    legal.email,
  ].filter((line) => line !== '')
  return {
    brand: shop.name,
    language: languageTag,
    look: shop.mail,
    fonts: {
      text: FALLBACKS[shop.paper.typefaces.text],
      display: FALLBACKS[shop.paper.typefaces.display],
    },
    colon: COLON[language],
    setsSignsOff: SETS_SIGNS_OFF[language],
    closing: {
      words: i18n.t({ id: 'mail.closing', message: 'Mit freundlichen Grüßen' }),
      name: i18n.t({ id: 'mail.closing.name', message: 'Ihr Team von {shop}', values: { shop: shop.name } }),
    },
    hotline: `${hotline.number} (${withWholeTimes(hotline.hours)})`,
    lines,
  }
}

/** No line ends within the time of day, or begins with the last word of it. */
function withWholeTimes(hours: string): string {
  return hours.replace(/(?<=, ).+$/, (times) => times.replaceAll(' ', '\u00a0'))
}
