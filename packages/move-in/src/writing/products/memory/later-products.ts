import { lineDigest } from '@shop/catalogue/import/import-line'
import { recordDigest, soldProduct } from '@shop/catalogue/products/record-rows'
import { refusedCountries } from '@shop/domain/duties/missing-facts'
import type { Country } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/sql'
import { ProductRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import type { Place } from '../../../records/finding.ts'
import type { WrittenFields } from '../../run/moved-in-store.ts'
import type { Run } from '../../run/run.ts'
import {
  type FoundHere,
  productsHere,
  type Remembered,
  rememberFields,
  rememberImported,
} from './field-memory-store.ts'
import { firstMemory, type MergedProduct, mergedProduct } from './merged-product.ts'

/** A product as the old shop says it, and what was written of it last; null for one that is not known to be written. */
export type SaidProduct = {
  oldId: string
  place: Place
  record: ProductRecord
  fields: WrittenFields | null
}

/** What is to be written of a product: null where nothing is. */
type Decided = { record: ProductRecord | null; fields: WrittenFields }

/**
 * Decides what of products is written: all of new ones, and of others what the old shop says otherwise by now, unless it was
 * changed here since. What is decided is remembered once the import has taken its line.
 */
export class LaterProducts {
  readonly #run: Run
  /** By the numbers of their lines, until these are through. */
  readonly #pending = new Map<number, Remembered & { productId: number; digest: string }>()

  constructor(run: Run) {
    this.#run = run
  }

  /** What is to be written of each product, in the same order. */
  async decided(all: readonly SaidProduct[]): Promise<Decided[]> {
    const { sql, options, report } = this.#run
    const first = all.map(({ record }) => this.#first(record))
    const isDone = ({ fields, record }: SaidProduct, at: number) =>
      isSame(fields, first[at]?.fields ?? {}) && !isHeldBack(record, first[at]?.refused)
    const asked = all.filter((one, at) => !isDone(one, at))
    const here = await productsHere(
      sql,
      asked.map(({ record }) => record.id),
    )
    const rest: Remembered[] = []
    const decided = all.map((one, at): Decided => {
      const fields = first[at]?.fields ?? {}
      const found = here.get(one.record.id)
      if (one.fields === null && found === undefined) return { record: one.record, fields }
      if (isDone(one, at)) report.count('products', 'unchanged')
      else if (found === undefined) this.#keepDeleted(one)
      else {
        const later = this.#later(one, found, fields)
        if (later.record === null && !isSame(one.fields, later.fields))
          rest.push({ oldId: one.oldId, fields: later.fields })
        return later
      }
      return { record: null, fields }
    })
    await rememberFields(sql, options.source, rest)
    return decided
  }

  /** A line that was made of a decision, by its number. */
  expect(line: number, text: string, one: SaidProduct, fields: WrittenFields): void {
    this.#pending.set(line, {
      oldId: one.oldId,
      fields,
      productId: one.record.id,
      digest: lineDigest(text),
    })
  }

  /** Remembers what was written by lines, within the transaction that writes them: it may be tried again. */
  async remember(sql: Sql, { behind, until }: { behind: number; until: number }): Promise<void> {
    const written = [...this.#pending].filter(([line]) => line > behind && line <= until)
    await rememberImported(
      sql,
      this.#run.options.source,
      written.map(([, one]) => one),
    )
  }

  /** Lines up to this one are through for good. */
  settle(until: number): void {
    for (const line of this.#pending.keys()) if (line <= until) this.#pending.delete(line)
  }

  #first(record: ProductRecord): { fields: WrittenFields; refused: ReadonlySet<Country> } {
    const refused = this.#refused(record)
    const { language } = this.#run.options
    return { fields: firstMemory(record, { language, refused: () => refused }), refused }
  }

  #later(one: SaidProduct, found: FoundHere, memory: WrittenFields): Decided {
    const { options, report } = this.#run
    if (found.product === null) {
      report.refuse('products', {
        ...one.place,
        column: found.problem.field,
        what: '',
        why: `as it stands here it is no product that an import takes: ${found.problem.reason}`,
        remedy: 'correct it in the office, and move in again',
      })
      return { record: null, fields: one.fields ?? {} }
    }
    const before = one.fields ?? fieldsOfEarlier(one.record, memory, found.importedDigest)
    const merged = mergedProduct(found.product, one.record, before, {
      language: options.language,
      refused: this.#refused,
      withdrawsGone: options.gone === 'withdraw',
    })
    this.#report(one, found.product.record, merged)
    const isChanged = merged.memory.taken.length > 0
    return { record: isChanged ? merged.record : null, fields: merged.memory.next }
  }

  #report({ place }: SaidProduct, here: ProductRecord, { memory, gone }: MergedProduct): void {
    const { options, report } = this.#run
    const name = here.name[options.language]
    for (const kept of memory.kept) report.keep({ ...place, what: name, ...kept })
    for (const referenceKey of gone)
      report.noteGone({ referenceKey, name, isWithdrawn: options.gone === 'withdraw' })
    if (memory.taken.length === 0) report.count('products', 'unchanged')
  }

  #keepDeleted({ place, record }: SaidProduct): void {
    const { options, report } = this.#run
    report.keep({
      ...place,
      what: record.name[options.language],
      field: 'the product, which was deleted here',
      said: '',
    })
    report.count('products', 'unchanged')
  }

  readonly #refused = (record: ProductRecord): ReadonlySet<Country> =>
    new Set(refusedCountries(soldProduct(record), this.#run.options.now).map(({ country }) => country))
}

/**
 * A product that moved in before fields were remembered: when the import has had these very words last, all of it is known;
 * otherwise nobody knows who has changed what, and everything stays as it is here.
 */
function fieldsOfEarlier(said: ProductRecord, memory: WrittenFields, importedDigest: string): WrittenFields {
  const parsed = v.safeParse(ProductRecord, said)
  return parsed.success && recordDigest(parsed.output) === importedDigest ? memory : {}
}

/** Whether the old shop says prices that the law has kept back: what is here may have been completed since. */
function isHeldBack({ variants }: ProductRecord, refused: ReadonlySet<Country> = new Set()): boolean {
  return [...refused].some((country) => variants.some(({ prices }) => prices[country] !== undefined))
}

function isSame(one: WrittenFields | null, other: WrittenFields): boolean {
  if (one === null) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
