import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import { openDataLayer } from '@shop/tracking/data-layer'
import type { Allowed } from '@shop/tracking/define-event'
import { loadEconda } from '@shop/tracking/econda'
import { openTagManager } from '@shop/tracking/tag-manager'

type AllowedServicesOptions = { setup: ShopSetup; shop: BrowserShop; allowed: Allowed }

let tagManager: ReturnType<typeof openTagManager> | null = null
const begun = new Set<string>()

/**
 * Starts every allowed service, each once. A withdrawal reloads the page, which ends them.
 *
 * @see spec §7 "External calls"; product §11.4
 */
export function allowedServices({ setup, shop, allowed }: AllowedServicesOptions): void {
  if (setup.tagManager && (allowed('googleAnalytics') || allowed('googleAds'))) {
    tagManager ??= openTagManager({ ...setup.tagManager, dataLayer: openDataLayer(window), document })
    tagManager.say(allowed)
  }
  if (setup.econda && allowed('econda')) once('econda', () => loadEconda(document))
  if (allowed('metrics')) once('metrics', () => void beginMetrics(shop))
  if (setup.errorReports && allowed('errorReports')) once('errorReports', () => void beginReports(shop))
}

function once(name: string, begin: () => void): void {
  if (begun.has(name)) return
  begun.add(name)
  begin()
}

async function beginMetrics({ locale }: BrowserShop): Promise<void> {
  const { measurePages } = await import('@shop/tracking/web-vitals-beacon')
  measurePages(locale)
}

async function beginReports({ locale }: BrowserShop): Promise<void> {
  const { reportErrors } = await import('@shop/tracking/browser-errors')
  reportErrors(locale)
}
