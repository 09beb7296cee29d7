import { LISTING } from '@shop/domain/shop/interface-limits'

/** How many pages may be shown below each other. */
export function mostPages(perPage: number): number {
  return Math.max(1, Math.floor(LISTING.mostCards / perPage))
}
