import { LANGUAGES, type Market } from '@shop/domain/market/markets'
import type { ProductCategory } from '@shop/domain/product/product'
import type { IndexCategory } from '../listing/index/place-index.ts'
import { localised } from '../localised/localised.ts'
import { localisedImage } from '../localised/localised-product.ts'
import type { StoredCategory } from '../products/catalogue-store.ts'
import type { CatalogueCategory } from './catalogue.ts'

/** The categories of one locale in their order. */
export type CategoryTree = {
  byId: ReadonlyMap<number, CatalogueCategory>
  /** By address, with slashes at both ends. */
  byPath: ReadonlyMap<string, CatalogueCategory>
}

type TreeSurroundings = {
  /** How many products are in a category now. */
  countOf: (categoryId: number) => number
  /** What stays in sight of a picture that is cropped, by its key. */
  focusOf: (src: string) => string | undefined
}

/** Localises stored categories, each with its address. */
export function categoryTree(
  stored: readonly StoredCategory[],
  market: Market,
  { countOf, focusOf }: TreeSurroundings,
): CategoryTree {
  const rows = new Map(stored.map((row) => [row.id, row]))
  const childrenOf = Map.groupBy(stored, ({ parentId }) => parentId)
  const categories = stored.map((row): CatalogueCategory => {
    const trail = trailOf(row, rows, market)
    return {
      id: row.id,
      parentId: row.parentId,
      name: localised(row.name, market),
      slug: row.slug,
      path: trail.at(-1)?.categoryUrl ?? '/',
      description: localised(row.description, market),
      seoText: localised(row.seoText, market),
      seoTitle: localised(row.seoTitle, market),
      seoDescription: localised(row.seoDescription, market),
      image: row.image && localisedImage(row.image, market, focusOf),
      children: (childrenOf.get(row.id) ?? []).map(({ id }) => id),
      get productCount() {
        return countOf(row.id)
      },
      trail,
    }
  })
  return {
    byId: new Map(categories.map((category) => [category.id, category])),
    byPath: new Map(categories.map((category) => [category.path, category])),
  }
}

/** Whether a category was removed, moved or renamed. */
export function isOtherTree(before: readonly IndexCategory[], after: readonly IndexCategory[]): boolean {
  const rows = new Map(after.map((row) => [row.id, row]))
  return before.some(({ id, parentId, name }) => {
    const now = rows.get(id)
    return (
      !now || now.parentId !== parentId || LANGUAGES.some((language) => now.name[language] !== name[language])
    )
  })
}

function trailOf(
  row: StoredCategory,
  rows: ReadonlyMap<number, StoredCategory>,
  market: Market,
): ProductCategory[] {
  const above: StoredCategory[] = []
  for (let place: StoredCategory | undefined = row; place && !above.includes(place); ) {
    above.unshift(place)
    place = place.parentId === null ? undefined : rows.get(place.parentId)
  }
  return above.map((place, depth) => ({
    categoryId: place.id,
    categoryName: localised(place.name, market),
    categorySlug: place.slug,
    categoryUrl: `/${above
      .slice(0, depth + 1)
      .map(({ slug }) => slug)
      .join('/')}/`,
  }))
}
