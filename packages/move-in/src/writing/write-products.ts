import { type ImportReport, ImportRun, importGroups } from '@shop/catalogue/import/import-catalogue'
import type { LineGroup } from '@shop/catalogue/import/import-source'
import { soldProduct } from '@shop/catalogue/products/record-rows'
import { refusedCountries } from '@shop/domain/duties/missing-facts'
import { productHref } from '@shop/domain/product-link/product-href'
import type { Sql } from '@shop/engine/db/sql'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import type { Finding, Place } from '../records/finding.ts'
import type { OldProduct } from '../records/old-record.ts'
import { CategoryBook } from './products/category-book.ts'
import { LaterProducts, type SaidProduct } from './products/memory/later-products.ts'
import { type PictureSource, picturesOf } from './products/pictures.ts'
import { ProductNumbers } from './products/product-numbers.ts'
import { productProblems } from './products/product-problems.ts'
import { productRecord } from './products/product-record.ts'
import { batched } from './run/batched.ts'
import { freeNumbers, productsThere, rememberMoved } from './run/moved-in-store.ts'
import type { Run } from './run/run.ts'
import type { LeadingOn, Target } from './write-redirects.ts'
import type { Ratings } from './write-reviews.ts'

/** Products whose numbers are looked up at once. */
const BATCH = 500

/** From where old addresses lead to what is there, and where each product is. */
export type MovedProducts = {
  leading: LeadingOn[]
  targets: ReadonlyMap<string, Target>
  /** Old ids that the files speak of, whatever was taken of them; null where rows could not be read at all. */
  met: ReadonlySet<string> | null
}

/** What the lines of the import stand for. */
type Written = { place: Place; what: 'categories' | 'products' }
/** What of the old shop counts beside its products. */
type OldShop = { addressesOf: (names: readonly string[]) => string[]; ratings: Ratings }
type Taken = { place: Place; record: OldProduct }

/**
 * Moves products in through the import of catalogues: what it checks, counts and remembers holds for them as for any
 * other file. Returns from where old addresses lead to them.
 */
export async function writeProducts(
  run: Run,
  findings: AsyncIterable<Finding>,
  old: OldShop,
): Promise<MovedProducts> {
  const products = await ProductLines.open(run, old)
  const report = await imported(run, products.lines(findings), products.later)
  products.settle(report)
  return products.moved()
}

/** In a rehearsal everything is one transaction, which does one thing at a time. */
async function imported(
  run: Run,
  lines: AsyncIterable<LineGroup>,
  later: LaterProducts,
): Promise<ImportReport> {
  const { database, sql, isRehearsal, options } = run
  let behind = 0
  const shared = {
    now: options.now,
    noted: (within: Sql, { created, changed, unchanged, badLines }: Batch) =>
      later.remember(within, { behind, until: behind + created + changed + unchanged + badLines }),
    onProgress: (through: { lines: number }) => {
      behind = through.lines
      later.settle(behind)
      run.onProgress(through.lines)
    },
    ...(options.signal ? { signal: options.signal } : {}),
  }
  if (!isRehearsal) return importGroups(database, lines, { strict: false, ...shared })
  const rehearsed = new ImportRun({ strict: true, ...shared })
  await rehearsed.through(sql, lines, (write) => write(sql))
  return rehearsed.report(true)
}

type Batch = Pick<ImportReport, 'created' | 'changed' | 'unchanged' | 'badLines'>

class ProductLines {
  readonly #run: Run
  readonly #old: OldShop
  readonly #book: CategoryBook
  readonly #numbers: ProductNumbers
  readonly #pictures: PictureSource
  readonly #written: Written[] = []
  readonly #leading: (LeadingOn & { productId: number | null })[] = []
  readonly #targets = new Map<string, { id: number; target: Target }>()
  readonly #seen = new Set<string>()
  readonly #met = new Set<string>()
  readonly later: LaterProducts
  #hasUnread = false
  #number = 0

  static async open(run: Run, old: OldShop): Promise<ProductLines> {
    const { sql, options } = run
    const free = await freeNumbers(sql)
    return new ProductLines(run, old, {
      book: await CategoryBook.load(sql, free.category, options),
      numbers: new ProductNumbers(options.source, free, options.now),
    })
  }

  private constructor(
    run: Run,
    old: OldShop,
    { book, numbers }: { book: CategoryBook; numbers: ProductNumbers },
  ) {
    this.#run = run
    this.#old = old
    this.#book = book
    this.#numbers = numbers
    this.#pictures = picturesOf(run)
    this.later = new LaterProducts(run)
  }

  async *lines(findings: AsyncIterable<Finding>): AsyncGenerator<LineGroup> {
    for await (const batch of batched(this.#taken(findings), BATCH))
      yield { lines: await this.#linesOf(batch), bytes: 0 }
  }

  /** What can be taken; everything else goes into the report. */
  async *#taken(findings: AsyncIterable<Finding>): AsyncGenerator<Taken> {
    const { report, options } = this.#run
    const taken = new Set<string>()
    for await (const finding of findings) {
      if (finding.kind === 'met') this.#met.add(finding.oldId)
      // A row that cannot be read does not say which product it is.
      if (finding.kind === 'refused' && finding.refusal.column === '') this.#hasUnread = true
      const found = report.taken('products', finding)
      if (found?.record.kind !== 'product') continue
      const { place, record } = found
      this.#met.add(record.oldId)
      if (taken.has(record.oldId)) {
        report.refuse('products', { ...place, ...TWICE, what: record.oldId })
        continue
      }
      taken.add(record.oldId)
      const problems = productProblems(record, place, options)
      for (const problem of problems) report.taken('products', problem)
      if (problems.every(({ kind }) => kind !== 'refused')) yield { place, record }
    }
  }

  async #linesOf(batch: readonly Taken[]): Promise<LineGroup['lines']> {
    const { sql, options } = this.#run
    const numbers = await this.#numbers.of(
      sql,
      batch.map(({ record }) => record),
    )
    const images = await this.#pictures(batch)
    const texts: string[] = []
    const said: SaidProduct[] = []
    for (const { place, record } of batch) {
      const { id, movedAt, fields } = numbers.product(record.oldId)
      const { categories, made } = await this.#categoriesOf(record)
      for (const category of made) this.#add(texts, category, { place, what: 'categories' })
      const product = productRecord(
        record,
        {
          id,
          movedAt,
          categories,
          variantIds: record.variants.map(({ oldId }) => numbers.variant(oldId)),
          images: images.get(record.oldId) ?? [],
          rating: ratingOf(record, this.#old.ratings),
        },
        options,
      )
      this.#leadOn(record, product, place)
      said.push({ place, record: product, oldId: record.oldId, fields })
    }
    for (const [at, { record, fields }] of (await this.later.decided(said)).entries()) {
      const one = said[at]
      if (one === undefined) continue
      this.#noteNotOffered(record ?? one.record)
      if (record === null) continue
      this.#add(texts, record, { place: one.place, what: 'products' })
      this.later.expect(this.#number, texts.at(-1) ?? '', one, fields)
    }
    const first = this.#number - texts.length + 1
    return texts.map((text, at) => ({ number: first + at, text, problem: null, isUnfinished: false }))
  }

  #add(texts: string[], record: object, written: Written): void {
    texts.push(JSON.stringify(record))
    this.#written.push(written)
    this.#number += 1
  }

  async #categoriesOf({ categories: old, brand }: OldProduct) {
    const { sql, options, report } = this.#run
    if (brand !== '') report.brands.add(brand)
    const named = old.length === 0 ? [[]] : old
    const booked = []
    for (const names of named) booked.push({ names, ...(await this.#book.booked(sql, names)) })
    for (const { oldId, path, id, names } of booked) {
      report.categories.set(oldId, path)
      if (this.#seen.has(oldId)) continue
      this.#seen.add(oldId)
      if (id === null) continue
      await rememberMoved(
        sql,
        { source: options.source, kind: 'category' },
        [{ oldId, newId: String(id) }],
        options.now,
      )
      for (const address of names.length === 0 ? [] : this.#old.addressesOf(names))
        this.#leading.push({ place: NOWHERE, path: address, target: () => `/${path}/`, productId: null })
    }
    const made = booked.flatMap((one) => one.made)
    const ids = booked.flatMap(({ id }) => id ?? [])
    if (ids.length > 0) return { categories: [...new Set(ids)], made }
    const fallback = await this.#book.booked(sql, [])
    const other = fallback.id === null ? [] : [fallback.id]
    return { categories: other, made: [...made, ...fallback.made] }
  }

  #leadOn({ oldId, addresses }: OldProduct, { id, name, referenceKey }: ProductRecord, place: Place): void {
    const target: Target = (language) => productHref({ seoUrl: null, name: name[language], referenceKey })
    this.#targets.set(oldId, { id, target })
    for (const path of addresses) this.#leading.push({ place, path, productId: id, target })
  }

  /** The import keeps the first thousand of them, and a report counts all. */
  #noteNotOffered(product: ProductRecord): void {
    const { options, report } = this.#run
    for (const refused of refusedCountries(soldProduct(product), options.now))
      if (options.countries.includes(refused.country)) report.noteNotOffered(refused)
  }

  /** Brings what the import said of its lines back to the places that they come from. */
  settle({ created, changed, unchanged, bad, badLines }: ImportReport): void {
    const { report } = this.#run
    const wrong = new Set(bad.map(({ line }) => line))
    const categories = this.#written.filter(
      ({ what }, at) => what === 'categories' && !wrong.has(at + 1),
    ).length
    report.count('products', 'refused', badLines)
    for (const { line, field, reason } of bad)
      report.refuse(null, {
        ...(this.#written[line - 1]?.place ?? NOWHERE),
        column: field,
        what: '',
        why: reason,
        remedy: 'correct it in the old shop or in the file, and move in again',
      })
    report.count('categories', 'created', categories)
    report.count('products', 'created', created - categories)
    report.count('products', 'changed', changed)
    report.count('products', 'unchanged', unchanged)
  }

  /** Rows that could not be read at all do not say which products they are. */
  get #allMet(): ReadonlySet<string> | null {
    return this.#hasUnread ? null : this.#met
  }

  /** Where addresses are said to lead: those of categories are guessed by their names, and two may be called alike. */
  #claims(): ReadonlyMap<string, ReadonlySet<string>> {
    const claims = new Map<string, Set<string>>()
    for (const { path, target } of this.#leading)
      claims.set(path, (claims.get(path) ?? new Set()).add(target(this.#run.options.language)))
    return claims
  }

  /** What is there in the end; what the import refused leads nowhere, and so does an address that two categories claim. */
  async moved(): Promise<MovedProducts> {
    const there = await productsThere(
      this.#run.sql,
      [...this.#targets.values()].map(({ id }) => id),
    )
    const claims = this.#claims()
    return {
      met: this.#allMet,
      leading: this.#leading.filter(({ productId, path }) =>
        productId === null ? claims.get(path)?.size === 1 : there.has(productId),
      ),
      targets: new Map(
        [...this.#targets].flatMap(([oldId, { id, target }]) => (there.has(id) ? [[oldId, target]] : [])),
      ),
    }
  }
}

const TWICE = {
  column: 'id',
  why: 'a product with this id stood further up already',
  remedy: 'keep one of the two',
}

/** Reviews call a product by its old id or by an article number. */
function ratingOf({ oldId, variants }: OldProduct, ratings: Ratings): ProductRecord['rating'] {
  const found = [oldId, ...variants.map(({ sku }) => sku ?? '')].flatMap((name) => ratings.get(name) ?? [])
  const [sum, count] = found.reduce(([s, c], one) => [s + one.sum, c + one.count], [0, 0])
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count }
}

/** Of addresses that no line names. */
const NOWHERE: Place = { file: '', line: 0 }
