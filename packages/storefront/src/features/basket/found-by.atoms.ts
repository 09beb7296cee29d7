import type { ProductCard } from '@shop/domain/product/product-card'
import { atom } from 'jotai'

/**
 * The campaign by which a product was found, by product id; null where the last card had none. Kept in memory until the
 * next full page load: storing it would need consent.
 */
const campaignsAtom = atom<ReadonlyMap<number, string | null>>(new Map())

/** Remembers by which campaign the shopper has found a product; the last way to it counts. @see spec §3 "Listing product extras" */
export const findAtom = atom(
  null,
  (get, set, { id, ffCampaign }: Pick<ProductCard, 'id' | 'ffCampaign'>): void =>
    set(campaignsAtom, new Map(get(campaignsAtom)).set(id, ffCampaign ?? null)),
)

/** Just enough of a product to know how it was found. */
export type FoundProduct = { id: number; siblings?: readonly { id: number }[] }

/**
 * The campaign by which a product was found, or the one by which the shopper came to another colour of it; undefined
 * without any.
 */
export const campaignBehindAtom = atom((get) => ({ id, siblings = [] }: FoundProduct): string | undefined => {
  const campaigns = get(campaignsAtom)
  const known = [id, ...siblings.map((sibling) => sibling.id)].find((one) => campaigns.has(one))
  return (known === undefined ? null : campaigns.get(known)) ?? undefined
})
