import { addVariants, arrangeVariants } from '@shop/api-client/office/new-goods-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import { ProductRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import { growVersion, lockImports } from '../import/import-batch-store.ts'
import { writePrices } from '../import/import-prices.ts'
import { refusedTexts } from '../import/refused-words-in.ts'
import { loadStoredProducts, type StoredProduct } from '../products/catalogue-store.ts'
import { importedPrices, variantRows } from '../products/record-rows.ts'
import { writeStock } from '../products/stock-count-store.ts'
import { lastChangeOf, onCatalogue, productObject } from './catalogue-office.ts'
import { refuseTakenGtins } from './gtins/refuse-taken-gtins.ts'
import { nextGoodsIds, takenNumbers } from './new-goods-store.ts'
import { variantFrom } from './new-variant.ts'
import { writeProductDesk } from './product-desk-store.ts'
import { recordOfProduct } from './product-record.ts'
import { firstSoldOf, insertVariants, keepVariants, touchProduct } from './variant-store.ts'

/** What becomes of the variants of a product as a whole; their prices and stock have commands of their own. */
export const VARIANT_COMMANDS = [
  onCatalogue(addVariants)(async ({ productId, variants: typed }, { sql, now }) => {
    await lockImports(sql)
    const product = await productOf(sql, productId)
    const numbers = typed.map(({ articleNumber }) => articleNumber)
    // The product has its own number already, which is in nobody's way.
    const taken = (await takenNumbers(sql, '', numbers))[0]
    if (taken !== undefined)
      throw new CommandRefusal(`There is an article ${taken} already.`, 'articleTaken', { number: taken })
    await refuseTakenGtins(
      sql,
      typed.map(({ gtin }) => gtin),
    )
    const next = await nextGoodsIds(sql)
    const [first] = product.variants
    const days = { from: first?.deliveryDaysFrom ?? 2, to: first?.deliveryDaysTo ?? 4 }
    const read = v.safeParse(ProductRecord, {
      ...recordOfProduct(product),
      variants: typed.map(variantFrom(next.variant, days)),
    })
    if (!read.success) {
      const [{ message: reason }] = read.issues
      const field = v.getDotPath(read.issues[0]) ?? ''
      throw new CommandRefusal(`${field}: ${reason}`, 'productWrong', { field, reason })
    }
    const [words] = refusedTexts(
      { variants: read.output.variants.map(({ label }) => ({ label })) },
      product.facts.environmentalProof !== undefined,
    )
    if (words !== undefined)
      throw new CommandRefusal(`${words.field}: ${words.reason}`, 'productWrong', words)
    // Only what is new is written: a count of stock that sells meanwhile is nobody's to repeat.
    const record = read.output
    const after = Math.max(-1, ...product.variants.map(({ position }) => position)) + 1
    await insertVariants(
      sql,
      variantRows(record).map((row) => ({ ...row, position: after + row.position })),
    )
    await writePrices(sql, { imported: importedPrices(record, now), gone: [] }, new Map(), now)
    await writeStock(
      sql,
      record.variants.map(({ id, stock }) => ({ variantId: id, quantity: stock })),
    )
    await touchProduct(sql, productId, now)
    await growVersion(sql, now)
    await writeProductDesk(sql, [productId], now)
    return {
      answer: { referenceKey: product.referenceKey, added: record.variants.map(({ id }) => id) },
      object: productObject(product.referenceKey),
      before: { variants: keysOf(product).join(', ') },
      after: { variants: [...keysOf(product), ...numbers].join(', ') },
      undo: undoBy(arrangeVariants, {
        productId,
        was: [...product.variants, ...record.variants].map(({ id }) => id),
        now: product.variants.map(({ id }) => id),
      }),
    }
  }),

  onCatalogue(arrangeVariants, {
    async version({ productId, was }, { sql }) {
      await lockImports(sql)
      const product = await productOf(sql, productId)
      if (String(product.variants.map(({ id }) => id)) === String(was)) return { version: 0, changes: [] }
      const { at, by } = (await lastChangeOf(sql, product.referenceKey)) ?? {
        at: product.updatedAt.toISOString(),
        by: 'Import',
      }
      return { version: 1, changes: [{ at, by, what: 'variants' }] }
    },
  })(async ({ productId, now: order }, { sql, now }) => {
    const product = await productOf(sql, productId)
    const byId = new Map(product.variants.map((variant) => [variant.id, variant]))
    const kept = order.flatMap((id) => byId.get(id) ?? [])
    const removed = product.variants.filter(({ id }) => !order.includes(id))
    const recalled = removed.find(({ isRecalled }) => isRecalled)
    if (recalled !== undefined)
      throw new CommandRefusal(
        `${recalled.referenceKey} is recalled: it stays until the recall is lifted, so that the shop warns of it.`,
        'variantRecalled',
        { number: recalled.referenceKey },
      )
    const sold = await firstSoldOf(
      sql,
      removed.map(({ id }) => id),
    )
    if (sold !== null)
      throw new CommandRefusal(
        `${sold} was sold: it stays, so that whoever bought it is found when it is recalled. Set its stock to 0 instead.`,
        'variantSold',
        { number: sold },
      )
    await keepVariants(sql, productId, order)
    await touchProduct(sql, productId, now)
    await growVersion(sql, now)
    await writeProductDesk(sql, [productId], now)
    return {
      answer: {
        referenceKey: product.referenceKey,
        removed: removed.map(({ referenceKey }) => referenceKey),
      },
      object: productObject(product.referenceKey),
      before: { variants: keysOf(product).join(', ') },
      after: { variants: kept.map(({ referenceKey }) => referenceKey).join(', ') },
    }
  }),
]

async function productOf(sql: Sql, id: number): Promise<StoredProduct> {
  const [product] = await loadStoredProducts(sql, [id])
  if (product === undefined)
    throw new CommandRefusal(`There is no product ${id} any more: load the list anew.`, 'productUnknown')
  return product
}

function keysOf({ variants }: StoredProduct): string[] {
  return variants.map(({ referenceKey }) => referenceKey)
}
