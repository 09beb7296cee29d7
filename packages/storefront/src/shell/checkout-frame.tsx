import { CheckoutLayout } from '@shop/ui/layout/checkout-layout'
import type { ReactNode } from 'react'
import { CampaignPlace } from '../features/campaigns/campaign-place.tsx'
import { useLegalLinks } from './frame-links.ts'
import { useShop, useShopPath } from './use-shop.ts'

/** The checkout's own, quieter frame. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const shop = useShop()
  const path = useShopPath()

  return (
    <CheckoutLayout
      brandName={shop.name}
      homeHref={path('/')}
      basketHref={path('/warenkorb/')}
      hotline={shop.hotlines[shop.market.country].number}
      legalLinks={useLegalLinks()}
      notice={<CampaignPlace mayOpenItself={false} />}
    >
      {children}
    </CheckoutLayout>
  )
}
