import type { Messages } from '@lingui/core'
import { type Locale, markets } from '@shop/domain/market/markets'
import { readsSwissGerman, swissGerman } from '@shop/domain/market/swiss-german'

/** French outside France counts working days without naming the Saturday, and pays by credit card. */
const frenchAbroad: Messages = {
  'delivery.instantDays': ['En stock, livré sous ', ['from'], ' à ', ['to'], ' jours ouvrables'],
  'delivery.soonDays': ['Livrable sous ', ['from'], ' à ', ['to'], ' jours ouvrables'],
  'order.stepTransferText': [
    'Dès réception du montant, tout se met en route. Il faut compter en général un jour ouvrable.',
  ],
  'payment.card': ['Carte de crédit'],
}

/**
 * What a region words differently from its language; everything else falls back. Compiled messages: a list of
 * words and placeholders, because production carries no compiler.
 *
 * @see product §2
 */
export const regionalMessages: Partial<Record<Locale, Messages>> = {
  'de-ch': {
    'bank.reference': ['Zahlungszweck'],
    'payment.advance': ['Vorauszahlung'],
    'problem.name': ['Hier sind nur Buchstaben, Bindestrich, Punkt, Apostroph und Leerzeichen möglich'],
  },
  'fr-ch': {
    ...frenchAbroad,
    'address.city': ['Localité'],
    'address.zip': ['NPA'],
    'bank.reference': ['Motif du paiement'],
    'payment.advance': ['Paiement anticipé'],
    'problem.zip': ['Ce NPA ne correspond pas au pays'],
  },
  'fr-be': {
    ...frenchAbroad,
    'address.city': ['Localité'],
    'bank.reference': ['Communication'],
  },
  'nl-be': {
    'address.city': ['Gemeente'],
    'addresses.defaultShipping': ['Voorstellen als leveringsadres'],
    'addresses.isShipping': ['Leveringsadres'],
    'bank.reference': ['Mededeling'],
    'checkout.billingSame': ['Zelfde als het leveringsadres'],
    'checkout.shippingAddress': ['Leveringsadres'],
    'mail.orderAddressChanged.subject': ['Nieuw leveringsadres: bestelling ', ['number']],
    'mail.shippingAddress': ['Leveringsadres'],
    'order.stepDeliveryText': ['De artikelen komen per e-mail of op het leveringsadres aan.'],
    'payment.card': ['Kredietkaart'],
    'problem.phone': ['Vul een telefoonnummer met zonenummer in'],
  },
}

/** The messages of a language as a locale spells and words them. */
export function inRegion(locale: Locale, messages: Messages): Messages {
  return typeset(locale, { ...messages, ...regionalMessages[locale] })
}

/** Messages as a locale spells them and sets their signs, whoever worded them. */
export function typeset(locale: Locale, messages: Messages): Messages {
  const market = markets[locale]
  if (readsSwissGerman(market)) return swissSpelling(messages)
  return market.language === 'fr' ? inTexts(messages, frenchSigns) : messages
}

/** French sets a space before tall signs and within its quotes, at which no line may break: a sign would begin the next. */
function frenchSigns(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
}

/** German messages as Switzerland writes them. @see product §2 */
export function swissSpelling(messages: Messages): Messages {
  return inTexts(messages, swissGerman)
}

/** Every German text in it as Switzerland writes it, at any depth; names of fields stay. @see `swissGerman` */
export function inSwissGerman<Part>(part: Part): Part {
  return inTexts(part, swissGerman)
}

/** Each text in it, at any depth, as `set` sets it; names of fields stay. */
function inTexts<Part>(part: Part, set: (text: string) => string): Part
function inTexts(part: unknown, set: (text: string) => string): unknown {
  if (typeof part === 'string') return set(part)
  if (Array.isArray(part)) return part.map((inner) => inTexts(inner, set))
  if (part !== null && typeof part === 'object') {
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, inTexts(inner, set)]))
  }
  return part
}
