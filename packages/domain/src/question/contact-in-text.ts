/** What reaches somebody, or leads out of the shop. */
export type ContactKind = 'email' | 'link' | 'phone'

const EMAIL = /[^\s@]+\s?@\s?[^\s@]+\.[^\s@]{2}|[^\s@]+\s?[([{]\s?at\s?[)\]}]\s?[^\s@]/iu
// Endings that are a word of German, French or Dutch are left out: a sentence may lack the space after its full stop.
const LINK = /https?:\/\/|\bwww\.|[\p{L}\d-]{2}\.(?:com|org|info|eu|shop)\b|[\p{L}\d-]{2}\.[a-z]{2,}\/\S/iu
/** `+49 40 123456`, `0043 …`, `06 12 34 56 78`: with its prefix and at least nine digits. */
const PHONE = /(?<!\d[\s.,/-]?)(?:\+|0)(?:[\s()./-]{0,2}\d){8,14}(?!\d)/u

/**
 * What a text holds that must not be public: an e-mail address, a link or a telephone number; null for none. Measures,
 * prices, years and article numbers are none.
 */
export function contactInText(text: string): ContactKind | null {
  if (EMAIL.test(text)) return 'email'
  if (LINK.test(text)) return 'link'
  return PHONE.test(text) ? 'phone' : null
}
