/** How things are looked after that are looked after alike. */
export type CareHint = { names: string[]; lines: string[] }

type Cared = { name: string; care: readonly string[] }

/**
 * Care by what it is of: products with the same lines share them, a product that was ordered twice is named once, and one
 * that says nothing of its care is left out.
 *
 * @see product §8 "Thank-you"
 */
export function careOfItems(products: readonly Cared[]): CareHint[] {
  const hints = new Map<string, CareHint>()
  for (const { name, care } of products) {
    if (care.length === 0) continue
    const key = care.join('\n')
    const hint = hints.get(key) ?? { names: [], lines: [...care] }
    if (!hint.names.includes(name)) hint.names.push(name)
    hints.set(key, hint)
  }
  return [...hints.values()]
}
