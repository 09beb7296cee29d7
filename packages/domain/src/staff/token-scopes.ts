import type { Right } from './rights.ts'

/** What another system may be let into: a resource, to read it or to change it. */
export const SCOPES = [
  'products:read',
  'products:write',
  'prices:read',
  'prices:write',
  'stock:read',
  'stock:write',
  'orders:read',
  'orders:write',
  'customers:read',
  'promotions:read',
  'promotions:write',
  'redirects:read',
  'redirects:write',
] as const
export type Scope = (typeof SCOPES)[number]

const RIGHTS_OF_SCOPE: Readonly<Record<Scope, readonly Right[]>> = {
  'products:read': ['products.read'],
  'products:write': ['products.change'],
  'prices:read': ['prices.read'],
  'prices:write': ['prices.change'],
  'stock:read': ['stock.read'],
  'stock:write': ['stock.change'],
  // What an order is read as by other systems is whole, its papers and the returns that are expected with it.
  'orders:read': ['orders.read', 'orders.whole', 'warehouse.read'],
  'orders:write': ['orders.note', 'orders.ship', 'orders.takeBack', 'orders.change', 'orders.money'],
  'customers:read': ['customers.read'],
  'promotions:read': ['promotions.read'],
  'promotions:write': ['promotions.change'],
  'redirects:read': ['redirects.read'],
  'redirects:write': ['redirects.change'],
}

/** Every right of a token with these scopes. To write is not to read: each is given by itself. */
export function rightsOfScopes(scopes: readonly Scope[]): Right[] {
  return scopes.flatMap((scope) => RIGHTS_OF_SCOPE[scope])
}

/** The scopes that somebody may give away: those of which they have every right themselves. */
export function grantableScopes(rights: readonly Right[]): Scope[] {
  return SCOPES.filter((scope) => RIGHTS_OF_SCOPE[scope].every((right) => rights.includes(right)))
}

/** The scope that brings a right; null for one that no token has, as those about staff. */
export function scopeOfRight(right: Right): Scope | null {
  return SCOPES.find((scope) => RIGHTS_OF_SCOPE[scope].includes(right)) ?? null
}
