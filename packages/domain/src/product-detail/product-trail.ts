import type { Product } from '../product/product.ts'

type Step = { name: string; path: string }

/**
 * The way to a product: its first category, as deep as one of its others leads further. Where that is a single step the
 * product itself ends it, since a way of one step is none.
 */
export function productTrail(
  { categories, name }: Pick<Product, 'categories' | 'name'>,
  path: string,
): Step[] {
  const [first = []] = categories
  const deepest = categories.reduce(
    (deep, trail) => (trail.length > deep.length && deep.every(isSameAs(trail)) ? trail : deep),
    first,
  )
  const steps = deepest.map(({ categoryName, categoryUrl }) => ({ name: categoryName, path: categoryUrl }))
  return steps.length === 1 ? [...steps, { name, path }] : steps
}

function isSameAs(trail: Product['categories'][number]) {
  return ({ categoryId }: { categoryId: number }, index: number) => trail[index]?.categoryId === categoryId
}
