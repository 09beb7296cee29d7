import type { Database } from '@shop/engine/db/database'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import type { ProductsIndex } from '../listing/index/products-index.ts'
import { ProductsFingerprint, productsFingerprint } from '../products/products-fingerprint-store.ts'
import type { TextIndex } from '../search/text/text-index.ts'
import { readSnapshot } from '../snapshot/read-snapshot.ts'
import { SnapshotProblem } from '../snapshot/snapshot-format.ts'
import { writeSnapshot } from '../snapshot/write-snapshot.ts'
import { type ChangeReader, FeedPosition, resumeChangeReader } from './change-feed-store.ts'

type Index = ProductsIndex<TextIndex>

/** Where a shop keeps the snapshot of its index. */
export type SnapshotPlace = { file: string; shop: string }

/** An index out of a snapshot, and what has changed since. */
export type RestoredIndex = { index: Index; reader: ChangeReader; tags: readonly string[] }

/** What a snapshot is about. */
const Subject = v.object({
  shop: v.string(),
  /** @see indexRecipe */
  recipe: v.string(),
  /** Everything up to here is in it. */
  position: FeedPosition,
  products: ProductsFingerprint,
})

/** As much of what is in a catalogue as makes reading all of it the shorter way. */
const MOST_CHANGED = 0.25
const FEW = 1000
/** A snapshot is made again when so much of the catalogue has changed, and at least this long after the last one. */
const WORTH_WRITING = 0.05
const BREATH_MILLISECONDS = 60 * 1000
/** Well within the time for which changes are kept. */
const MOST_AGE_MILLISECONDS = 20 * 60 * 1000
/** Changes wait while a snapshot is written, and have to be seen within two seconds. */
const MOST_MILLISECONDS = 1000

/**
 * The index on disk, for the next start: written while the shop runs and when it stops, believed only if it is whole,
 * was made as this version makes it, and fits the database. It is never needed: whatever is wrong with it, the index is
 * read from the database.
 *
 * @see docs/adr/0045-a-snapshot-of-the-index.md
 */
export class IndexSnapshots {
  readonly #place: SnapshotPlace
  readonly #recipe: string
  /** Up to where the one goes that was written last; null where none was. */
  #kept: FeedPosition | null = null
  #writtenAt = Number.NEGATIVE_INFINITY
  #changed = 0
  /** Set once it cannot be written. */
  #isOff = false

  constructor(place: SnapshotPlace, recipe: string) {
    this.#place = place
    this.#recipe = recipe
  }

  /** The index as it was written last, with everything that has to be taken in; null when it has to be read. */
  async restored(sql: Sql, openIndex: () => Index): Promise<RestoredIndex | null> {
    const found = this.#fromFile(openIndex)
    if (found === null) return null
    const { index, about } = found
    const reader = await resumeChangeReader(sql, about.position)
    if (reader === null) return discarded('the database does not know what has changed since')
    const { tags, isBroken } = await reader.read()
    const changed = new Set(tags.filter((tag) => tag.startsWith('product:'))).size
    if (isBroken) return discarded('the changes since are incomplete')
    const products = await productsFingerprint(sql)
    if (changed > Math.max(FEW, products.count * MOST_CHANGED))
      return discarded(`${changed} products have changed since`)
    if (!isExplained(about.products, products, changed))
      return discarded(`there were ${about.products.count} other products, now there are ${products.count}`)

    this.#kept = about.position
    this.#writtenAt = performance.now()
    console.log(`The index comes from its snapshot: ${products.count} products, ${changed} changed since.`)
    return { index, reader, tags }
  }

  /** Counts products that were taken in since. */
  changed(products: number): void {
    this.#changed += products
  }

  /** Another index has taken the place of the one that was written. */
  replaced(): void {
    this.#kept = null
    this.#writtenAt = Number.NEGATIVE_INFINITY
  }

  /** Whether it is time for another one. */
  isDue(index: Index, reader: ChangeReader): boolean {
    const age = performance.now() - this.#writtenAt
    if (!this.#isBehind(reader) || age < BREATH_MILLISECONDS) return false
    return age > MOST_AGE_MILLISECONDS || this.#changed > Math.max(FEW, index.length * WORTH_WRITING)
  }

  /** Writes the index while nothing changes it, unless that takes too long. */
  async write(database: Database, index: Index, reader: ChangeReader): Promise<void> {
    await this.#write(database, { index, reader, mostMilliseconds: MOST_MILLISECONDS })
  }

  /** The same at the end, if there is anything new: nobody waits for changes any more. */
  async writeLast(database: Database, index: Index, reader: ChangeReader): Promise<void> {
    if (this.#isBehind(reader))
      await this.#write(database, { index, reader, mostMilliseconds: Number.POSITIVE_INFINITY })
  }

  #isBehind(reader: ChangeReader): boolean {
    if (this.#isOff) return false
    return this.#kept?.isQuiet !== true || this.#kept.newest?.id !== reader.position().newest?.id
  }

  /** A file that cannot be written is logged once, and given up. */
  async #write(
    { sql, hasRoom }: Database,
    { index, reader, mostMilliseconds }: { index: Index; reader: ChangeReader; mostMilliseconds: number },
  ): Promise<void> {
    if (!hasRoom()) return
    const { file, shop } = this.#place
    const position = reader.position()
    this.#writtenAt = performance.now()
    const products = await productsFingerprint(sql)
    try {
      const subject: v.InferOutput<typeof Subject> = { shop, recipe: this.#recipe, position, products }
      if (!(await writeSnapshot(file, { subject, parts: index.parts() }, mostMilliseconds))) return
      this.#kept = position
      this.#changed = 0
    } catch (error) {
      this.#isOff = true
      console.warn(
        `The index is not kept for the next start, which will read all products: ${reasonOf(error)}. Can ${file} be written?`,
      )
    }
  }

  #fromFile(openIndex: () => Index) {
    try {
      return readSnapshot(this.#place.file, ({ subject, parts }) => {
        const about = v.parse(Subject, subject)
        if (about.shop !== this.#place.shop) throw new SnapshotProblem(`it is of the shop ${about.shop}`)
        if (about.recipe !== this.#recipe)
          throw new SnapshotProblem('this version of the shop makes the index another way')
        const index = openIndex()
        index.restore(parts)
        return { about, index }
      })
    } catch (error) {
      return discarded(reasonOf(error))
    }
  }
}

/** Without a change the same products are there; each change may have brought one, or taken one away. */
function isExplained(before: ProductsFingerprint, now: ProductsFingerprint, changed: number): boolean {
  if (changed === 0) return before.count === now.count && before.ids === now.ids
  return Math.abs(before.count - now.count) <= changed
}

function discarded(reason: string): null {
  console.warn(`The snapshot of the index is not used, all products are read: ${reason}.`)
  return null
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
