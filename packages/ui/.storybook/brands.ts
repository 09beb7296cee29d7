/** The brands that the toolbar offers: the id of their theme, and how they are called. */
export const BRANDS = {
  'home-shop': 'Lindhaus',
  'baby-shop': 'Pünktchen',
} as const

export type BrandId = keyof typeof BRANDS

/** The brand that the toolbar, or an address, asks for; the first one when it is none of ours. */
export function brandOf(globals: Record<string, unknown>): BrandId {
  const asked = globals.brand
  return Object.keys(BRANDS).find((id): id is BrandId => id === asked) ?? 'home-shop'
}

/** Names the brand on the page, which chooses its theme. */
export function wearBrand(brand: BrandId): void {
  document.documentElement.dataset.brand = brand
}
