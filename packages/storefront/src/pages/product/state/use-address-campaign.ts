import { addressCampaign } from '@shop/domain/analytics/address-campaign'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { findAtom } from '../../../features/basket/found-by.atoms.ts'

/** Takes in the campaign of an address that leads straight to the product, before a choice on the page rewrites it. */
export function useAddressCampaign(productId: number): void {
  const find = useSetAtom(findAtom)

  useEffect(() => {
    const ffCampaign = addressCampaign(window.location.search)
    if (ffCampaign !== null) find({ id: productId, ffCampaign })
  }, [productId, find])
}
