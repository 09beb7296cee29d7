import { importReviews } from '@shop/catalogue/reviews/import-reviews'
import type { Finding } from '../records/finding.ts'
import type { OldReview } from '../records/old-record.ts'
import { productOf } from './run/moved-in-store.ts'
import { databaseOf, type Run } from './run/run.ts'

/** Stars of the products that reviews are about, by how the reviews call them. */
export type Ratings = ReadonlyMap<string, { sum: number; count: number }>

const LONGEST_TITLE = 80
const NAME = { shortest: 2, longest: 30 }

/** What reviews say of products, which is part of the products' records. */
export async function ratingsOf(findings: AsyncIterable<Finding>): Promise<Ratings> {
  const ratings = new Map<string, { sum: number; count: number }>()
  for await (const finding of findings) {
    if (finding.kind !== 'record' || finding.record.kind !== 'review') continue
    const { product, rating } = finding.record
    const { sum, count } = ratings.get(product) ?? { sum: 0, count: 0 }
    ratings.set(product, { sum: sum + rating, count: count + 1 })
  }
  return ratings
}

/** Moves reviews in, visible at once, as they were approved before. */
export async function writeReviews(run: Run, findings: AsyncIterable<Finding>): Promise<void> {
  const { sql, options, report } = run
  for await (const finding of findings) {
    const found = report.taken('reviews', finding)
    if (found?.record.kind !== 'review') continue
    const { place, record } = found
    const productId = await productOf(sql, options.source, record.product)
    if (productId === null) {
      report.refuse('reviews', { ...place, ...NO_PRODUCT, what: record.product })
      continue
    }
    if (record.nickname.trim().length < NAME.shortest)
      report.note('reviews without a name are signed with a dash', place)
    if (record.title.length > LONGEST_TITLE)
      report.note('long titles of reviews are part of their text', place)
    const added = await importReviews(
      databaseOf(run),
      [{ ...reviewRecord(record, options.source), productId, language: options.language }],
      options.now,
    )
    report.count('reviews', added === 1 ? 'created' : 'unchanged')
  }
}

const NO_PRODUCT = {
  column: 'product',
  why: 'there is no such product, neither by its old id nor by an article number',
  remedy: 'move its product in first, or correct the number',
}

function reviewRecord(old: OldReview, source: string) {
  const isLong = old.title.length > LONGEST_TITLE
  const name = old.nickname.trim()
  return {
    id: `${source}-${old.oldId}`.replaceAll(/[^\w-]/g, '_').slice(0, 64),
    rating: old.rating,
    title: isLong ? '' : old.title,
    text: (isLong ? `${old.title}\n\n${old.text}` : old.text).slice(0, 4000),
    nickname: name.length < NAME.shortest ? '– –' : name.slice(0, NAME.longest),
    isVerified: old.isVerified,
    createdAt: old.createdAt,
  }
}
