import type { StoryDesk } from '@shop/commerce/content/content-desk'
import type { Database } from '@shop/engine/db/database'
import type { RecognisedFile } from './reading/recognised-files.ts'
import type { Finding } from './records/finding.ts'
import type { Topic } from './records/old-record.ts'
import { SOURCES } from './sources.ts'
import type { MoveInOptions } from './writing/run/move-in-options.ts'
import { MoveInReport } from './writing/run/move-in-report.ts'
import type { Run } from './writing/run/run.ts'
import { settleGoneProducts } from './writing/settle-gone-products.ts'
import { readPasswords, writeCustomers } from './writing/write-customers.ts'
import { writeGiftCards } from './writing/write-gift-cards.ts'
import { writeOrders } from './writing/write-orders.ts'
import { writeProducts } from './writing/write-products.ts'
import { writeOldRedirects, writeRedirects } from './writing/write-redirects.ts'
import { ratingsOf, writeReviews } from './writing/write-reviews.ts'
import { writeSitemap } from './writing/write-sitemap.ts'
import { writeStories } from './writing/write-stories.ts'

export type MoveInInput = {
  files: readonly RecognisedFile[]
  options: MoveInOptions
  /** Opens the stories for drafts; asked where the files have pages. */
  contentDesk?: () => Promise<StoryDesk | null>
  onProgress?: (lines: number) => void
}

/**
 * What a move would do: it is done in one transaction, which is taken back at the end. Nothing is written, no picture is
 * fetched.
 */
export async function rehearsedMoveIn(database: Database, input: MoveInInput): Promise<MoveInReport> {
  let report = new MoveInReport()
  try {
    await database.transaction(async (sql) => {
      // A transaction may be tried again: it begins with an empty report.
      report = new MoveInReport()
      await moved({ ...runOf(database, input), sql, isRehearsal: true, report }, input)
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return report
}

/** Moves another shop in. The same files again change nothing. */
export async function moveIn(database: Database, input: MoveInInput): Promise<MoveInReport> {
  const run = runOf(database, input)
  await moved(run, input)
  return run.report
}

/** Ends the transaction of a rehearsal without a trace. */
class TakenBack extends Error {}

function runOf(database: Database, { options, onProgress = () => undefined }: MoveInInput): Run {
  return {
    sql: database.sql,
    database,
    isRehearsal: false,
    options,
    report: new MoveInReport(),
    onProgress,
  }
}

async function moved(run: Run, { files, contentDesk = async () => null }: MoveInInput): Promise<void> {
  const of = (topic: Topic) => findings(run, files, topic)
  const { categoryAddresses } = SOURCES[run.options.source]
  const ratings = await ratingsOf(of('reviews'))
  const products = await writeProducts(run, of('products'), { addressesOf: categoryAddresses, ratings })
  await settleGoneProducts(run, products)
  const stories = await writeStories(run, of('stories'), contentDesk)
  const leading = [...products.leading, ...stories]
  await writeRedirects(run, leading)
  await writeOldRedirects(run, both(of('lists'), of('redirects')), { ...products, leading })
  await writeSitemap(run, of('sitemap'), { ...products, leading })
  await writeCustomers(run, of('customers'), await readPasswords(run, of('passwords')))
  await writeOrders(run, of('orders'))
  await writeReviews(run, of('reviews'))
  await writeGiftCards(run, of('giftCards'))
}

/** What the files of a topic say, one after the other. */
async function* findings(
  { options }: Run,
  files: readonly RecognisedFile[],
  topic: Topic,
): AsyncGenerator<Finding> {
  const lists = files.filter(({ reader }) => reader.topic === 'lists').map(({ file }) => file)
  for (const { file, reader } of files)
    if (reader.topic === topic)
      yield* reader.read(file, {
        language: options.language,
        currency: options.currency,
        prices: options.prices,
        lists,
      })
}

async function* both(first: AsyncIterable<Finding>, second: AsyncIterable<Finding>): AsyncGenerator<Finding> {
  yield* first
  yield* second
}
