import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import type { AnyRouter } from '@tanstack/react-router'
import type { createStore } from 'jotai'
import { settleClosedCampaigns } from '../../features/campaigns/closed-campaigns.ts'
import { startConsent } from '../../features/consent/start-consent.ts'
import { settleHistory } from '../../features/history/kept-history.ts'
import { keepScrId, noticeScrId } from '../../features/payback/scr-id.ts'
import { trackPageViews } from '../../features/tracking/track-page-views.ts'
import { settleTrackingAtom } from '../../features/tracking/tracking.atoms.ts'
import { wakeLateParts } from '../../hydration/late-part.tsx'

type OpenConsentOptions = {
  router: Pick<AnyRouter, 'subscribe'>
  shop: BrowserShop
  setup: ShopSetup
  store: ReturnType<typeof createStore>
  isPreview: boolean
}

/** Finds out what may work in this browser, and lets it: now, and with every answer. */
export async function openConsent({
  router,
  shop,
  setup,
  store,
  isPreview,
}: OpenConsentOptions): Promise<void> {
  // Before consent is asked for: this page counts even when the shopper navigates meanwhile.
  trackPageViews({ router, store })
  noticeScrId()
  router.subscribe('onRendered', () => noticeScrId())
  const machine = await startConsent({
    shop,
    setup,
    store,
    isReported: !isPreview && import.meta.env.PROD,
  })
  const settle = () => {
    const { isAnswered } = machine.state()
    if (!isAnswered || isPreview) return
    const isAnyAllowed = ['metrics', 'errorReports', 'analytics', 'marketing'].some(machine.allowed)
    // The tag manager reads the data layer in order: its signals precede the events.
    void store.set(settleTrackingAtom, machine.allowed, isAnyAllowed ? startServices() : undefined)
    keepScrId(machine.allowed('paybackStorage'))
    // What is seen of a page counts only where it is alive.
    if (machine.allowed('analytics')) wakeLateParts()
    settleClosedCampaigns(machine.allowed('campaignMemory'))
    settleHistory(machine.allowed('history'))
  }
  /** What an answer allows is fetched after the answer, and not after a refusal. */
  const startServices = async () => {
    const { allowedServices } = await import('../../features/tracking/allowed-services.ts')
    allowedServices({ setup, shop, allowed: machine.allowed })
  }

  machine.subscribe(settle)
  settle()
}
