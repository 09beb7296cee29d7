import type { QuestionRecord } from '@shop/catalogue/questions/import-questions'
import type { Language, Locale } from '@shop/domain/market/markets'
import type { DemoShop } from '../demo-catalogue.ts'
import { ASKED } from './question-words.ts'

/** The day before the demo opens its doors. */
const NEWEST = Date.UTC(2026, 10, 19, 11)
const DAY = 86_400_000
const LOCALE: Record<Language, Locale> = { de: 'de-de', fr: 'fr-fr', nl: 'nl-nl' }

/** The answered questions of a shop's demo, the same on every run: one a week, answered on the next day. */
export function demoQuestions(shop: DemoShop): QuestionRecord[] {
  return ASKED[shop].map(({ product, language, ...words }, index) => {
    const answered = NEWEST - index * 7 * DAY
    return {
      id: `demo-${shop}-${index + 1}`,
      productId: product,
      locale: LOCALE[language],
      language,
      ...words,
      askedAt: new Date(answered - DAY).toISOString(),
      answeredAt: new Date(answered).toISOString(),
    }
  })
}
