import type { Product, Variant } from '@shop/domain/product/product'

/** An article among assistants: the product, which has an address, and the variant, which a basket takes. */
export function articleId(
  { referenceKey }: Pick<Product, 'referenceKey'>,
  { id }: Pick<Variant, 'id'>,
): string {
  return `${referenceKey}:${id}`
}

/** The product and the variant of an article; null for what is none. */
export function partsOfArticle(id: string): { productKey: string; variantId: number } | null {
  const [, productKey = '', variantId = ''] = /^([^:]{1,64}):(\d{1,9})$/.exec(id) ?? []
  return productKey === '' ? null : { productKey, variantId: Number(variantId) }
}

/**
 * Under which product to look for an id: of an article its own; of an article number, as feeds have it, the part before
 * the underscore; otherwise the id itself.
 */
export function productKeysOf(id: string): readonly string[] {
  const article = partsOfArticle(id)
  if (article !== null) return [article.productKey]
  const [number = id] = id.split('_')
  return number === id ? [id] : [id, number]
}

/** Whether an id means this variant: as an article, or by its article number. */
export function isIdOf(id: string, product: Pick<Product, 'referenceKey'>, variant: Variant): boolean {
  return id === articleId(product, variant) || id === variant.referenceKey
}
