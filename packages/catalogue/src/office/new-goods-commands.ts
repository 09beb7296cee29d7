import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import { createCategory, createProduct } from '@shop/api-client/office/new-goods-commands'
import { refusedCountries } from '@shop/domain/duties/missing-facts'
import { withGerman } from '@shop/domain/goods/category-words'
import { productSlug } from '@shop/domain/product-link/product-slug'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Sql } from '@shop/engine/db/sql'
import { CategoryRecord, NOTHING, ProductRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import { importBatch, lockImports } from '../import/import-batch-store.ts'
import { ImportReferences } from '../import/import-references.ts'
import { refusedWordsIn } from '../import/refused-words-in.ts'
import { loadCategories } from '../products/catalogue-store.ts'
import { recordDigest, soldProduct } from '../products/record-rows.ts'
import { categoryObject, onCatalogue, productObject } from './catalogue-office.ts'
import { pathOf } from './category-place.ts'
import { freeSlug } from './free-slug.ts'
import { refuseTakenGtins } from './gtins/refuse-taken-gtins.ts'
import { nextCategory, nextGoodsIds, slugsBeside, takenNumbers } from './new-goods-store.ts'
import { variantFrom } from './new-variant.ts'
import { writeProductDesk } from './product-desk-store.ts'
import { unknownCategories } from './product-store.ts'

/** What is made from nothing, by the rules of an import. @see docs/office.md */
export const NEW_GOODS_COMMANDS = [
  onCatalogue(createCategory)(async ({ name, description, parentId }, { sql, now }) => {
    await lockImports(sql)
    if (parentId !== null) await refuseUnknown(sql, parentId)
    const words = withGerman(name)
    const { id, position } = await nextCategory(sql, parentId)
    const record = v.parse(CategoryRecord, {
      kind: 'category',
      id,
      parentId,
      slug: freeSlug(productSlug(words.de), await slugsBeside(sql, parentId)),
      position,
      name: words,
      description: withGerman(description),
      seoText: NOTHING,
      image: null,
    })
    await written(sql, record, now)
    const tree = await loadCategories(sql)
    const made = tree.find((one) => one.id === id)
    return {
      answer: { id, slug: record.slug },
      object: made ? categoryObject(pathOf(tree, made)) : null,
      after: { name: words.de, parentId },
    }
  }),

  onCatalogue(createProduct)(async (input, { sql, now }) => {
    await lockImports(sql)
    await refuseUnknown(sql, input.categoryId)
    const numbers = input.variants.map(({ articleNumber }) => articleNumber)
    const [taken] = await takenNumbers(sql, input.articleNumber, numbers)
    if (taken !== undefined)
      throw new CommandRefusal(`There is an article ${taken} already.`, 'articleTaken', { number: taken })
    await refuseTakenGtins(
      sql,
      input.variants.map(({ gtin }) => gtin),
    )
    const record = productOf(input, await nextGoodsIds(sql), now)
    const [words] = refusedWordsIn(record)
    if (words !== undefined)
      throw new CommandRefusal(`${words.field}: ${words.reason}`, 'productWrong', words)
    await written(sql, record, now)
    await writeProductDesk(sql, [record.id], now)
    const refused = refusedCountries(soldProduct(record), now).map(({ country }) => country)
    return {
      answer: { id: record.id, referenceKey: record.referenceKey, refused },
      object: productObject(record.referenceKey),
      after: { name: record.name.de, variants: numbers },
    }
  }),
]

async function refuseUnknown(sql: Sql, category: number): Promise<void> {
  const [unknown] = await unknownCategories(sql, [category])
  if (unknown !== undefined)
    throw new CommandRefusal(`There is no category ${unknown} any more.`, 'categoryGone')
}

/** By the way of every import, so that prices, stock, history and the memory of the shop follow. */
async function written(sql: Sql, record: CategoryRecord | ProductRecord, now: Date): Promise<void> {
  const known = await ImportReferences.load(sql, [record])
  const complaint = known.admit(record)
  if (complaint !== null)
    throw new CommandRefusal(`${complaint.field}: ${complaint.reason}`, 'productWrong', complaint)
  await importBatch(sql, [{ record, digest: recordDigest(record) }], known, now)
}

function productOf(
  input: ParsedCommandInput<typeof createProduct>,
  next: { product: number; variant: number },
  now: Date,
): ProductRecord {
  const at = now.toISOString()
  return v.parse(ProductRecord, {
    kind: 'product',
    id: next.product,
    referenceKey: input.articleNumber,
    masterKey: input.articleNumber,
    brand: input.brand,
    subbrand: null,
    name: withGerman(input.name),
    description: withGerman(input.description),
    categories: [input.categoryId],
    collections: [],
    images: [],
    attributes: {},
    advancedAttributes: {},
    colorsList: [],
    isActive: true,
    isNew: true,
    promo: null,
    vat: input.vat,
    popularity: 0,
    rating: null,
    maker: input.maker,
    care: [],
    createdAt: at,
    firstLiveAt: at,
    variants: input.variants.map(variantFrom(next.variant, input.deliveryDays)),
  })
}
