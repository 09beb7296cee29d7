import type { Locale } from '@shop/domain/market/markets'
import { createI18n } from '@shop/i18n/create-i18n'
import type { MessageId } from '@shop/i18n/locales/message-ids'
import { loadMessages } from '@shop/i18n/messages'
import { inBrand } from '@shop/i18n/own-messages'
import { BRANDS } from '../../.storybook/brands.ts'

/** One message as every brand says it in one language. */
export type SpokenLine = {
  id: MessageId
  language: string
  said: readonly { brand: string; words: string }[]
}

/** One locale of each language. */
const SPOKEN_IN = ['de-de', 'fr-fr', 'nl-nl'] as const satisfies readonly Locale[]

/** Messages in which a shop speaks to somebody, one or two of every place. */
const LINES = [
  'account.greeting',
  'search.placeholder',
  'basket.emptyTitle',
  'basket.emptyText',
  'checkoutLogin.legend',
  'checkout.paymentFailed',
  'order.thanks',
  'order.accountText',
  'account.noOrder',
  'wishlist.emptyText',
  'recommendations.alternatives',
  'error.notFoundTitle',
  'problem.network',
  'consent.title',
  'newsletter.title',
  'footer.aboutDelivery',
  'mail.greeting',
  'mail.orderConfirmation.thanks',
] as const satisfies readonly MessageId[]

/** What stands in the placeholders of these lines. */
const VALUES = { name: 'Mia', number: '4711' }

/** The lines as the brands really say them, with their own words, in every language. */
export async function brandVoices(): Promise<SpokenLine[]> {
  const spoken = await Promise.all(SPOKEN_IN.map(linesIn))
  return LINES.flatMap((id) => spoken.flat().filter((line) => line.id === id))
}

async function linesIn(locale: (typeof SPOKEN_IN)[number]): Promise<SpokenLine[]> {
  const shared = await loadMessages(locale)
  const voices = BRANDS.map(({ name, messages }) => ({
    name,
    i18n: createI18n(locale, inBrand(locale, shared, messages)),
  }))
  return LINES.map((id) => ({
    id,
    language: locale.slice(0, 2),
    said: voices.map(({ name, i18n }) => ({ brand: name, words: i18n.t({ id, values: VALUES }) })),
  }))
}
