import { CheckoutLayout } from '@shop/ui/layout/checkout-layout'
import type { ReactNode } from 'react'
import { CampaignPlace } from '../features/campaigns/campaign-place.tsx'
import { usePageHref, useShop } from '../use-shop.ts'
import { useLegalLinks } from './links/frame-links.ts'

/** The checkout's own, quieter frame. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const shop = useShop()
  const pageHref = usePageHref()

  return (
    <CheckoutLayout
      brandName={shop.name}
      homeHref={pageHref('home')}
      basketHref={pageHref('basket')}
      hotline={shop.hotline.number}
      legalLinks={useLegalLinks()}
      notice={<CampaignPlace mayOpenItself={false} />}
    >
      {children}
    </CheckoutLayout>
  )
}
