import { goodsRows } from '@shop/api-client/office/goods-line-commands'
import {
  type FoundProduct,
  findProducts,
  listAttributes,
  listCategories,
  type ShownProduct,
  showProduct,
} from '@shop/api-client/office/product-commands'
import { DUTIES } from '@shop/domain/duties/duties'
import { isOwed } from '@shop/domain/duties/duty'
import { LAW } from '@shop/domain/duties/law'
import { missingFacts, placeOf } from '@shop/domain/duties/missing-facts'
import { imageAddress } from '@shop/domain/image/image-address'
import { COUNTRIES, type Country, currencyOf } from '@shop/domain/market/markets'
import { listedPage } from '@shop/engine/command/listed-page'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import {
  loadCategories,
  loadStoredProducts,
  type StoredCategory,
  type StoredProduct,
} from '../products/catalogue-store.ts'
import { attributesInUse } from './attribute-store.ts'
import { onCatalogue } from './catalogue-office.ts'
import { type FoundRow, foundProducts, productHits, productIdsFound } from './found-product-store.ts'
import { untranslated } from './product-gaps.ts'
import { recordOfProduct } from './product-record.ts'
import { siblingsOf } from './sibling-store.ts'
import { storedGoodsRows } from './variant-store.ts'

const PICTURE_WIDTH = 150
const LARGE_PICTURE_WIDTH = 300
const Behind = v.tuple([v.number()])

/** What whoever cares for the goods looks at. */
export const PRODUCT_READS = [
  onCatalogue(findProducts)(async ({ text, state, missing, stock, category, country, ...asked }, { sql }) => {
    const hits = text === '' ? null : await productHits(sql, text)
    const categories = category === null ? null : within(await loadCategories(sql), category)
    const filter = { state, missing, stock, categories }
    const { items, next } = await listedPage<number, [number]>(asked, {
      place: Behind,
      first: [0],
      rowsAfter: ([after], limit) => productIdsFound(sql, { filter, among: hits?.ids ?? null, after, limit }),
      placeOfRow: (id) => [id],
    })
    const rows = await foundProducts(sql, items, country)
    return {
      answer: {
        items: rows.map((row) => foundProduct(row, country)),
        next,
        isGuess: hits?.isGuess ?? false,
        isCut: hits?.isCut ?? false,
      },
      object: null,
    }
  }),

  onCatalogue(listCategories)(async (_input, { sql }) => {
    const tree = await loadCategories(sql)
    return { answer: { categories: branch(tree, null, 0) }, object: null }
  }),

  onCatalogue(listAttributes)(async (_input, { sql }) => ({
    answer: { attributes: await attributesInUse(sql) },
    object: null,
  })),

  onCatalogue(goodsRows)(async (asked, { sql }) => {
    const rows = await storedGoodsRows(sql, asked)
    return { answer: { rows: rows.map((row) => ({ ...row, prices: row.prices ?? {} })) }, object: null }
  }),

  onCatalogue(showProduct)(async ({ id }, { sql, now }) => {
    const [product] = await loadStoredProducts(sql, [id])
    return {
      answer: { product: product === undefined ? null : await shownProduct(sql, product, now) },
      object: null,
    }
  }),
]

function foundProduct({ picture, lowest, highest, gaps, ...row }: FoundRow, country: Country): FoundProduct {
  return {
    ...row,
    picture: picture === null ? null : imageAddress(picture, PICTURE_WIDTH),
    price:
      lowest === null ? null : { amount: lowest, currency: currencyOf(country), isOne: lowest === highest },
    gaps: gaps ?? [],
  }
}

/** A category and all below it. */
function within(tree: readonly StoredCategory[], id: number): number[] {
  const below = tree.filter(({ parentId }) => parentId === id)
  return [id, ...below.flatMap((category) => within(tree, category.id))]
}

function branch(
  tree: readonly StoredCategory[],
  parent: number | null,
  depth: number,
): (Pick<StoredCategory, 'id' | 'parentId' | 'slug' | 'name' | 'isHidden'> & { depth: number })[] {
  return tree
    .filter(({ parentId }) => parentId === parent)

    .flatMap(({ id, parentId, slug, name, isHidden }) => [
      { id, parentId, slug, name, isHidden, depth },
      ...branch(tree, id, depth + 1),
    ])
}

async function shownProduct(sql: Sql, product: StoredProduct, now: Date): Promise<ShownProduct> {
  const { variants: _, ...record } = recordOfProduct(product)
  const siblings = await siblingsOf(sql, product)
  return {
    id: product.id,
    referenceKey: product.referenceKey,
    record,
    isRecalled: product.variants.some(({ isRecalled }) => isRecalled),
    pictures: product.images.map(({ src }) => imageAddress(src, LARGE_PICTURE_WIDTH)),
    siblings: siblings.map(({ picture, ...sibling }) => ({
      ...sibling,
      picture: picture === null ? null : imageAddress(picture, PICTURE_WIDTH),
    })),
    missing: COUNTRIES.flatMap((country) =>
      missingFacts(product, placeOf(country), now).map(({ duty, field, from, isBlocking }) => ({
        country,
        field,
        duty,
        asks: LAW[duty].asks,
        from,
        isRefused: isBlocking && isOwed(DUTIES[duty], placeOf(country), now),
      })),
    ),
    untranslated: untranslated(product.description),
    updatedAt: product.updatedAt.toISOString(),
    variants: product.variants.map(({ id, referenceKey, label, gtin, isRecalled, quantity, prices }) => ({
      id,
      referenceKey,
      label,
      gtin,
      isRecalled,
      units: quantity,
      prices: Object.fromEntries(
        [...prices].map(([country, { price, before }]) => [country, { price, before }]),
      ),
    })),
  }
}
