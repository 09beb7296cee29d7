import { importReviews } from '@shop/catalogue/reviews/import-reviews'
import type { Finding, Place } from '../records/finding.ts'
import type { OldReview } from '../records/old-record.ts'
import { batched } from './run/batched.ts'
import { productsNamed } from './run/moved-in-store.ts'
import { databaseOf, type Run } from './run/run.ts'

/** Stars of the products that reviews are about, by how the reviews call them. */
export type Ratings = ReadonlyMap<string, { sum: number; count: number }>

/** Reviews whose products are looked up at once, and which are written together. */
const BATCH = 500
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
  for await (const batch of batched(takenOf(run, findings), BATCH)) await writeBatch(run, batch)
}

type Taken = { place: Place; record: OldReview }

async function* takenOf({ report }: Run, findings: AsyncIterable<Finding>): AsyncGenerator<Taken> {
  for await (const finding of findings) {
    const found = report.taken('reviews', finding)
    if (found?.record.kind === 'review') yield { place: found.place, record: found.record }
  }
}

async function writeBatch(run: Run, batch: readonly Taken[]): Promise<void> {
  const { sql, options, report } = run
  const products = await productsNamed(
    sql,
    options.source,
    batch.map(({ record }) => record.product),
  )
  const reviews = batch.flatMap(({ place, record }) => {
    const productId = products.get(record.product)
    if (productId === undefined) {
      report.refuse('reviews', { ...place, ...NO_PRODUCT, what: record.product })
      return []
    }
    if (record.nickname.trim().length < NAME.shortest)
      report.note('reviews without a name are signed with a dash', place)
    if (record.title.length > LONGEST_TITLE)
      report.note('long titles of reviews are part of their text', place)
    return [{ ...reviewRecord(record, options.source), productId, language: options.language }]
  })
  const added = await importReviews(databaseOf(run), reviews, options.now)
  report.count('reviews', 'created', added)
  report.count('reviews', 'unchanged', reviews.length - added)
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
