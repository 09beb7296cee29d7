import type { ProductRecord } from '@shop/engine/records/catalogue-record'

const TREES = new Set(['eiche', 'buche', 'birke', 'nussbaum', 'kiefer', 'akazie', 'mdf'])

/** The invented number of a statement on deforestation, for furniture with wood in it. @see eu-duties C-42 */
export function withDeforestation(product: ProductRecord): ProductRecord {
  const { facts = {}, attributes, id } = product
  const isFurniture = facts.kinds?.includes('furniture') ?? false
  const isOfTrees = (attributes.material?.values ?? []).some(({ value }) => TREES.has(value))
  if (!isFurniture || !isOfTrees) return product
  return { ...product, facts: { deforestation: [`26DE${String(id).padStart(10, '0')}`], ...facts } }
}
