import { changeSale } from '@shop/api-client/office/goods-line-commands'
import { changeProduct } from '@shop/api-client/office/product-commands'
import { refusedCountries } from '@shop/domain/duties/missing-facts'
import { conflictingEdits, editedRecord, undoneEdits } from '@shop/domain/goods/edited-record'
import type { Country } from '@shop/domain/market/markets'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { type LineVerdict, linesDone } from '@shop/engine/command/lines-done'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import { ProductRecord } from '@shop/engine/records/catalogue-record'
import { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import * as v from 'valibot'
import { growVersion, lockImports } from '../import/import-batch-store.ts'
import { writePrices } from '../import/import-prices.ts'
import { refusedWordsIn } from '../import/refused-words-in.ts'
import { loadStoredProducts, type StoredProduct } from '../products/catalogue-store.ts'
import { priceName } from '../products/price-history-store.ts'
import { productRow, soldProduct } from '../products/record-rows.ts'
import { lastChangeOf, noted, onCatalogue, productObject } from './catalogue-office.ts'
import { refuseGonePictures } from './pictures/gone-pictures.ts'
import { writeProductDesk } from './product-desk-store.ts'
import { recordOfProduct } from './product-record.ts'
import { unknownCategories, updateProduct, updateSale } from './product-store.ts'

/** What is changed of products, by the rules of an import. */
export const PRODUCT_COMMANDS = [
  onCatalogue(changeProduct, {
    // The version of a field is what it says: who edits another one is in nobody's way.
    version: async ({ id, edits }, { sql }) => {
      await lockImports(sql)
      const product = await productOf(sql, id)
      const conflicts = conflictingEdits(recordOfProduct(product), edits)
      if (conflicts.length === 0) return { version: 0, changes: [] }
      const last = await lastChangeOf(sql, product.referenceKey)
      const { at, by } = last ?? { at: product.updatedAt.toISOString(), by: 'Import' }
      return { version: 1, changes: conflicts.map(({ path }) => ({ at, by, what: path })) }
    },
  })(async ({ id, edits }, { sql, now }) => {
    const product = await productOf(sql, id)
    const before = recordOfProduct(product)
    const record = admittedRecord(editedRecord(before, edits))
    const unknown = await unknownCategories(sql, record.categories)
    if (unknown.length > 0) throw wrong('categories', `there is no category ${unknown.join(', ')}`)

    await refuseGonePictures(sql, product.images, record.images)

    // The digest stays that of the import: the same file again does not undo the edit.
    await updateProduct(sql, productRow(record, now, product.digest))
    const refused = new Set(refusedCountries(soldProduct(record), now).map(({ country }) => country))
    const ended = await endPrices(sql, product, refused, now)
    await growVersion(sql, now)
    await writeProductDesk(sql, [id], now)
    return {
      answer: { referenceKey: product.referenceKey, changed: edits.map(({ path }) => path) },
      object: productObject(product.referenceKey),
      before: noted(edits, 'was'),
      after: noted(edits, 'now'),
      // Prices that have ended with it do not come back by its fields alone.
      undo: ended > 0 ? null : undoBy(changeProduct, { id, edits: undoneEdits(edits) }),
    }
  }),

  onCatalogue(changeSale)(async ({ lines }, { sql, now }) => {
    await lockImports(sql)
    const products = await loadStoredProducts(
      sql,
      lines.map(({ productId }) => productId),
    )
    const verdicts: LineVerdict[] = []
    const good: typeof lines = []
    for (const { productId, was, now: isActive } of lines) {
      const product = products.find(({ id }) => id === productId)
      const key = product?.referenceKey ?? String(productId)
      const line = { key, country: null, what: 'sale', from: Number(was), to: Number(isActive) } as const
      if (product === undefined) verdicts.push({ ...line, problem: 'unknown', current: null, by: null })
      else if (product.isActive !== was)
        verdicts.push({
          ...line,
          problem: 'changedMeanwhile',
          current: Number(product.isActive),
          by: (await lastChangeOf(sql, key))?.by ?? null,
        })
      else {
        await updateSale(sql, { id: productId, isActive, now })
        good.push({ productId, was, now: isActive })
        verdicts.push({ ...line, problem: null })
      }
    }
    if (verdicts.some(({ problem }) => problem === null)) await growVersion(sql, now)
    const object = products.length === 1 ? productObject(products[0]?.referenceKey ?? '') : null
    return {
      ...linesDone(verdicts, object),
      undo: good.length === 0 ? null : undoBy(changeSale, { lines: undoneEdits(good) }, 'itself'),
    }
  }),
]

async function productOf(sql: Sql, id: number): Promise<StoredProduct> {
  const [product] = await loadStoredProducts(sql, [id])
  if (product === undefined)
    throw new CommandRefusal(`There is no product ${id} any more: load the list anew.`, 'productUnknown')
  return product
}

/** What an import would refuse is refused here: the same form, and the same words that nobody may publish. */
function admittedRecord(edited: Record<string, unknown>): ProductRecord {
  const parsed = v.safeParse(ProductRecord, edited)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw wrong(v.getDotPath(issue) ?? '', issue.message)
  }
  const [words] = refusedWordsIn(parsed.output)
  if (words !== undefined) throw wrong(words.field, words.reason)
  return { ...parsed.output, facts: { ...unknownFacts(edited.facts), ...parsed.output.facts } }
}

/** What a newer release has written among the facts, whose form this one does not know: an edit leaves it as it is. */
function unknownFacts(facts: unknown): Record<string, unknown> {
  const known = v.safeParse(v.record(v.string(), v.unknown()), facts)
  return Object.fromEntries(
    Object.entries(known.success ? known.output : {}).filter(
      ([name]) => !Object.hasOwn(ProductFactsRecord.entries, name),
    ),
  )
}

function wrong(field: string, reason: string): CommandRefusal {
  return new CommandRefusal(`${field}: ${reason}`, 'productWrong', { field, reason })
}

/** Where a product may not be offered any more it has no price, as after an import. */
async function endPrices(
  sql: Sql,
  product: StoredProduct,
  refused: ReadonlySet<Country>,
  now: Date,
): Promise<number> {
  const known = product.variants.flatMap(({ prices }) => [...prices.values()])
  const gone = known.filter(({ country }) => refused.has(country))
  await writePrices(
    sql,
    { imported: [], gone },
    new Map(known.map((price) => [priceName(price), price])),
    now,
  )
  return gone.length
}
