import { plainSlug } from '@shop/domain/product-link/plain-slug'

/** A slug that none of those beside has: with a number behind it where it is taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const wanted = plainSlug(slug).slice(0, 70) || 'kategorie'
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
