import type { ReviewRecord } from '@shop/catalogue/reviews/import-reviews'
import type { Language } from '@shop/domain/market/markets'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { seeded, seedOf } from '../catalogue/seeded.ts'
import { type DemoShop, demoRecords } from '../demo-catalogue.ts'
import { type Mood, NICKNAMES, REVIEW_WORDS } from './review-words.ts'

/** The day before the demo opens its doors. */
const NEWEST = Date.UTC(2026, 10, 19, 18)
const DAY = 86_400_000
/** Shares of the languages that reviews are written in. */
const SHARES: [Language, number][] = [
  ['de', 0.7],
  ['fr', 0.88],
  ['nl', 1],
]

type Stars = ReviewRecord['rating']

/**
 * The reviews of a shop's demo, the same on every run. Together they are exactly the rating of each product's record:
 * as many, and the same average.
 */
export function* demoReviews(shop: DemoShop): Iterable<ReviewRecord> {
  for (const record of demoRecords(shop))
    if (record.kind === 'product' && showsRating(record)) yield* reviewsOf(record)
}

function showsRating({ rating, attributes }: ProductRecord): boolean {
  return rating !== null && 'durchschnittBewertungen' in attributes && 'anzahlBewertungen' in attributes
}

function* reviewsOf(product: ProductRecord): Iterable<ReviewRecord> {
  if (product.rating === null) return
  const chance = seeded(seedOf(`reviews of ${product.referenceKey}`))
  const firstDay = Date.parse(product.firstLiveAt)
  const stars = starsOf(product.rating, chance)
  for (const [index, rating] of stars.entries()) {
    const roll = chance()
    const language = SHARES.find(([, upTo]) => roll < upTo)?.[0] ?? 'de'
    const age = chance() ** 1.5 * Math.max(DAY, NEWEST - firstDay)
    yield {
      id: `demo-${product.referenceKey}-${index + 1}`,
      productId: product.id,
      language,
      rating,
      ...wordsOf(product, { language, rating, chance }),
      nickname: pick(NICKNAMES[language], chance),
      isVerified: chance() < 0.8,
      createdAt: new Date(Math.max(firstDay, NEWEST - age)).toISOString(),
    }
  }
}

/** As many stars as the rating counts, with exactly its sum; deductions are mostly one star. */
function starsOf(rating: { average: number; count: number }, chance: () => number): Stars[] {
  const stars: number[] = Array.from({ length: rating.count }, () => 5)
  let missing = rating.count * 5 - Math.round(rating.average * rating.count)
  while (missing > 0) {
    const at = Math.floor(chance() * rating.count)
    const take = Math.min(missing, chance() < 0.85 ? 1 : 3, (stars[at] ?? 1) - 1)
    stars[at] = (stars[at] ?? 1) - take
    missing -= take
  }
  return stars.map((count) => ([5, 4, 3, 2, 1] as const).find((known) => known === count) ?? 1)
}

type Voice = { language: Language; rating: Stars; chance: () => number }

function wordsOf(
  product: ProductRecord,
  { language, rating, chance }: Voice,
): { title: string; text: string } {
  const { titles, openings, details, endings } = REVIEW_WORDS[language][moodOf(rating)]
  const colour = product.attributes.farbe?.values[0]?.label[language]
  const sayable = colour === undefined ? details.filter((one) => !one.includes('{colour}')) : details
  const text = [
    pick(openings, chance),
    pick(sayable, chance),
    ...(chance() < 0.6 ? [pick(endings, chance)] : []),
  ]
  return {
    title: pick(titles, chance),
    text: text
      .join(' ')
      .replace('{name}', product.name[language])
      .replace('{colour}', colour ?? ''),
  }
}

function moodOf(rating: Stars): Mood {
  return rating >= 4 ? 'happy' : rating === 3 ? 'undecided' : 'unhappy'
}

function pick(words: readonly string[], chance: () => number): string {
  return words[Math.floor(chance() * words.length)] ?? ''
}
