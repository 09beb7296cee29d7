import { nameSlug } from '@shop/domain/product-link/name-slug'
import { isOldPath, oldPath } from '@shop/domain/redirect/old-path'
import { hasOldQuery } from '@shop/domain/redirect/old-query'

const LONGEST_KEY = 64
const LONGEST_SLUG = 80

/** A name as a part of an address of the shop. */
export function slugOf(name: string): string {
  return nameSlug(name, LONGEST_SLUG)
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
 * An old address as redirects name it; null for one that none can stand at, such as a home page. Of a query it holds what says
 * which page it was; one that says nothing of that may be a search, or any other page.
 */
export function redirectPath(address: string): string | null {
  const path = pathOf(address.trim())
  const named = path === null ? '' : oldPath(path)
  return isOldPath(named) ? named : null
}

function pathOf(address: string): string | null {
  if (/^https?:\/\//i.test(address)) {
    if (!URL.canParse(address)) return null
    const { pathname, search } = new URL(address)
    return withKnownQuery(pathname + search)
  }
  return address.includes('#') ? null : withKnownQuery(address)
}

function withKnownQuery(address: string): string | null {
  return address.includes('?') && !hasOldQuery(address) ? null : address
}
