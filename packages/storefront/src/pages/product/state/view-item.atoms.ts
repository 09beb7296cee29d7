import type { Product, Variant } from '@shop/domain/product/product'
import { atom } from 'jotai'
import { campaignBehindAtom } from '../../../features/basket/found-by.atoms.ts'
import { trackAtom } from '../../../features/tracking/tracking.atoms.ts'

/** Tells that a variant is looked at, with the campaign by which the shopper has found its product. */
export const trackViewItemAtom = atom(null, (get, set, product: Product, variant: Variant): Promise<void> => {
  const campaign = get(campaignBehindAtom)(product) ?? null
  return set(trackAtom, (events) => events.viewItem(product, variant, campaign))
})
