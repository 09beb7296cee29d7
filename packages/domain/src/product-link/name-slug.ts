import { productSlug } from './product-slug.ts'

/**
 * A name as a part of an address, of as many letters at most: `Möbel & Sofas` is `moebel-sofas`; empty where no letter is
 * left.
 */
export function nameSlug(name: string, atMost: number): string {
  return productSlug(name.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .replaceAll(/-{2,}/g, '-')
    .slice(0, atMost)
    .replaceAll(/^-|-$/g, '')
}
