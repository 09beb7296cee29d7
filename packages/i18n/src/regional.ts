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
  'de-at': {
    'invoice.vatId': ['UID-Nr.'],
  },
  'de-ch': {
    'bank.reference': ['Zahlungszweck'],
    'invoice.vatId': ['UID'],
    'payment.advance': ['Vorauszahlung'],
    'problem.name': ['Hier sind nur Buchstaben, Bindestrich, Punkt, Apostroph und Leerzeichen möglich'],
  },
  'fr-ch': {
    ...frenchAbroad,
    'address.city': ['Localité'],
    'address.zip': ['NPA'],
    'bank.reference': ['Motif du paiement'],
    'payment.advance': ['Paiement anticipé'],
    'pickup.zip': ['NPA'],
    'problem.storeZip': ['Nous ne connaissons pas ce NPA. Merci de le saisir en entier.'],
    'store.noPosition': ['Nous ne connaissons pas votre position. Le NPA convient aussi.'],
    'store.zip': ['NPA'],
  },
  'fr-be': {
    ...frenchAbroad,
    'address.city': ['Localité'],
    'bank.reference': ['Communication'],
  },
  'nl-be': {
    'address.city': ['Gemeente'],
    'address.houseNumber': ['Nr.'],
    'addresses.defaultShipping': ['Voorstellen als leveringsadres'],
    'addresses.isShipping': ['Leveringsadres'],
    'bank.reference': ['Mededeling'],
    'checkout.billingSame': ['Zelfde als het leveringsadres'],
    'checkout.chooseAddress': ['Kies een leveringsadres'],
    'checkout.keepAddress': ['Leveringsadres in het adresboek bewaren'],
    'checkout.shippingAddress': ['Leveringsadres'],
    'formerOrders.address': ['Leveringsadres'],
    'giftAddress.add': ['Leveringsadres opslaan'],
    'giftAddress.change': ['Leveringsadres wijzigen'],
    'giftAddress.formTitle': ['Leveringsadres voor cadeaus'],
    'mail.orderAddressChanged.subject': ['Nieuw leveringsadres: bestelling ', ['number']],
    'mail.shippingAddress': ['Leveringsadres'],
    'payment.card': ['Kredietkaart'],
    'privacy.giftList.kept': [
      ['days'],
      ' dagen na de dag van de gelegenheid, zonder dag ',
      ['years'],
      ' jaar na de laatste wijziging, hooguit zo lang als het account; het leveringsadres van een besteld cadeau ',
      ['address'],
      ' dagen na de laatste wijziging van de bestelling',
    ],
    'privacy.giftList.text': [
      'Naam, gelegenheid, dag en wensen van een lijst. Wie de link heeft, ziet de lijst en wat er nog ontbreekt, maar niet de naam van het klantaccount en ook geen adres; wie iets geeft, kan zijn naam erbij zetten; alleen de eigenaar van de lijst leest die. Een leveringsadres voor cadeaus is vrijwillig; wie iets geeft, ziet het niet.',
    ],
    'problem.phone': ['Vul een telefoonnummer met zonenummer in'],
    'sandbox.expressAddress': ['Leveringsadres voor de winkel'],
    'sharedWishlist.intro': [
      'Een verlanglijst om in rond te kijken. Het leveringsadres kiest u bij het afrekenen.',
    ],
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
