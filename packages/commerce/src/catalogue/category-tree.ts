import type { ProductCategory } from '@shop/domain/product/product'
import type { Market } from '@shop/domain/shop/markets'
import type { CatalogueCategory } from './catalogue.ts'
import type { StoredCategory, StoredProduct } from './stored-catalogue.ts'
import { toldImage } from './told-product.ts'
import { told } from './told-words.ts'

/** The categories of one locale in their order, each with its address and the number of products in and below it. */
export function categoryTree(
  stored: readonly StoredCategory[],
  visible: readonly StoredProduct[],
  market: Market,
): ReadonlyMap<number, CatalogueCategory> {
  const rows = new Map(stored.map((row) => [row.id, row]))
  const trails = new Map(stored.map((row) => [row.id, trailOf(row, rows, market)]))
  const counts = productCounts(visible, trails)
  const childrenOf = Map.groupBy(stored, ({ parentId }) => parentId)

  return new Map(
    stored.map((row) => {
      const trail = trails.get(row.id) ?? []
      const category: CatalogueCategory = {
        id: row.id,
        parentId: row.parentId,
        name: told(row.name, market),
        slug: row.slug,
        path: trail.at(-1)?.categoryUrl ?? '/',
        description: told(row.description, market),
        seoText: told(row.seoText, market),
        image: row.image && toldImage(row.image, market),
        children: (childrenOf.get(row.id) ?? []).map(({ id }) => id),
        productCount: counts.get(row.id) ?? 0,
        trail,
      }
      return [row.id, category]
    }),
  )
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
    categoryName: told(place.name, market),
    categorySlug: place.slug,
    categoryUrl: `/${above
      .slice(0, depth + 1)
      .map(({ slug }) => slug)
      .join('/')}/`,
  }))
}

function productCounts(
  visible: readonly StoredProduct[],
  trails: ReadonlyMap<number, ProductCategory[]>,
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { categories } of visible) {
    const places = new Set(
      categories.flatMap((id) => (trails.get(id) ?? []).map(({ categoryId }) => categoryId)),
    )
    for (const id of places) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
