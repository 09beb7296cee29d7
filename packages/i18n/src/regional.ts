import type { Messages } from '@lingui/core'
import { type Locale, markets } from '@shop/domain/market/markets'
import { readsSwissGerman, swissGerman } from '@shop/domain/market/swiss-german'

/** French outside France speaks of "jours ouvrables", where France says "ouvrés", and pays by credit card. */
const frenchAbroad: Messages = {
  'complaint.sent': [
    'Votre réclamation porte le numéro ',
    ['number'],
    '. Vous recevez tout de suite une confirmation par e-mail, et une réponse le plus souvent sous deux jours ouvrables.',
  ],
  'contact.lead': [
    'Une question sur une commande, un article ou tout autre sujet ? De vraies personnes vous répondent, le plus souvent sous un jour ouvrable.',
  ],
  'contact.sent': [
    'Merci ! Vous recevez à l’instant un e-mail de confirmation ; nous répondons le plus souvent sous un jour ouvrable.',
  ],
  'delivery.instantDays': ['En stock, livré sous ', ['from'], ' à ', ['to'], ' jours ouvrables'],
  'delivery.soonDays': ['Livrable sous ', ['from'], ' à ', ['to'], ' jours ouvrables'],
  'mail.complaintReceived.text': [
    'Votre réclamation est bien arrivée, avec toutes les photos. Nous vous répondons le plus souvent sous deux jours ouvrables ; vous pouvez suivre son état à tout moment dans votre commande.',
  ],
  'mail.contactCopy.thanks': [
    'Merci pour votre message. Il est bien arrivé ; nous répondons le plus souvent sous un jour ouvrable.',
  ],
  'order.stepTransferText': [
    'Nous préparons votre commande dès réception du virement, en général sous un jour ouvrable.',
  ],
  'payment.card': ['Carte de crédit'],
  'question.note': [
    'Nous lisons chaque question et répondons le plus souvent sous deux jours ouvrables. La question et la réponse figurent alors sur cette page. En savoir plus : <0>Protection des données</0>.',
  ],
  'question.sent': [
    'Merci ! Votre question est bien arrivée. Vous recevrez la réponse par e-mail, le plus souvent sous deux jours ouvrables ; les deux figureront alors aussi ici.',
  ],
  'review.rules': [
    'Chaque avis est lu avant d’être publié, en général sous deux jours ouvrables. Éloges et critiques sont les bienvenus.',
  ],
  'review.thanks': [
    'Merci beaucoup ! Votre avis est bien arrivé. Il sera publié dès que nous l’aurons lu, en général sous deux jours ouvrables.',
  ],
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
    'address.gender': ['Aanspreking'],
    'address.houseNumber': ['Nr.'],
    'addresses.defaultShipping': ['Voorstellen als leveringsadres'],
    'addresses.isShipping': ['Leveringsadres'],
    'bank.reference': ['Mededeling'],
    'calendar.delivery': ['Levering van ', ['name']],
    'checkout.billingSame': ['Zelfde als het leveringsadres'],
    'checkout.chooseAddress': ['Kies een leveringsadres'],
    'checkout.keepAddress': ['Leveringsadres in het adresboek bewaren'],
    'checkout.otherAddress': ['Op een ander adres leveren'],
    'checkout.preferredDay': ['Gewenste leveringsdag'],
    'checkout.shippingAddress': ['Leveringsadres'],
    'deletion.running': [
      'Bestellingen die onderweg zijn of nog kunnen worden geretourneerd, houden naam en adres tot ',
      ['days'],
      ' dagen na de levering.',
    ],
    'footer.aboutDelivery': ['Zo leveren we'],
    'footer.carriers': ['Levering door'],
    'formerOrders.address': ['Leveringsadres'],
    'giftAddress.add': ['Leveringsadres opslaan'],
    'giftAddress.change': ['Leveringsadres wijzigen'],
    'giftAddress.formTitle': ['Leveringsadres voor cadeaus'],
    'giftAddress.title': ['Levering bij u thuis'],
    'mail.orderAddressChanged.subject': ['Nieuw leveringsadres: bestelling ', ['number']],
    'mail.shippingAddress': ['Leveringsadres'],
    'order.calendar': ['Leveringsdag in de agenda'],
    'order.stepDelivery': ['Levering'],
    'orderState.delivered': ['Geleverd'],
    'payment.card': ['Kredietkaart'],
    'payment.reasonFreight': ['Niet mogelijk bij levering door een transporteur'],
    'pickup.cancel': ['Toch thuis leveren'],
    'pickup.choose': ['Hier leveren'],
    'pickup.chooseNamed': ['Hier leveren: ', ['name'], ', ', ['where']],
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
    'sandbox.expressAddress': ['Leveringsadres voor de webshop'],
    'sharedWishlist.intro': [
      'Een verlanglijst om in rond te kijken. Het leveringsadres kiest u bij het afrekenen.',
    ],
    'store.hours': ['Openingsuren'],
    'storePage.description': [
      ['name'],
      ': ',
      ['street'],
      ', ',
      ['zip'],
      ' ',
      ['city'],
      '. Openingsuren, telefoon en route.',
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
