import { productSlug } from '@shop/domain/product-link/product-slug'

const LONGEST_KEY = 64
const LONGEST_SLUG = 80

/** A name as a part of an address: `Möbel & Sofas` is `moebel-sofas`; empty where no letter is left. */
export function slugOf(name: string): string {
  return productSlug(name.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .replaceAll(/-{2,}/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-|-$/g, '')
}

/** An article number as catalogues of the shop write it: what they cannot hold becomes a dash. */
export function keyOf(sku: string): string {
  return sku
    .trim()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_.-]+/g, '-')
    .slice(0, LONGEST_KEY)
}

/**
 * An old address as the shop can lead it on: a path in small letters, figures and dashes, with slashes at both ends.
 * Null for one that no redirect can stand at: with a query, a file's ending or other signs.
 */
export function redirectPath(address: string): string | null {
  const path = pathOf(address.trim())
  if (path === null) return null
  const slashed = `/${path.replaceAll(/^\/+|\/+$/g, '')}/`.toLowerCase()
  return /^\/(?:[a-z0-9-]+\/)+$/.test(slashed) && slashed.length <= 300 ? slashed : null
}

function pathOf(address: string): string | null {
  if (/^https?:\/\//i.test(address)) {
    if (!URL.canParse(address)) return null
    const { pathname, search } = new URL(address)
    return search === '' ? pathname : null
  }
  return address.includes('?') || address.includes('#') ? null : address
}
