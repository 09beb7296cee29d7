import { PAGES } from '@shop/domain/link/pages'
import type { PageLoad } from '../../loading/page-loader.ts'
import type { WithCampaign } from '../../page-campaign.ts'
import { campaignOn } from './load-campaign.ts'

/** The data of a page with personal content: only the campaign above it. */
export const plainPageLoad: PageLoad<WithCampaign> = async (request, services) => {
  const { path } = request
  // Steps towards an order, of which `scayleCheckout` speaks.
  const facts = { path, isCheckout: path.startsWith(PAGES.checkout.path), breadcrumb: [], product: null }
  return { campaign: await campaignOn(facts, request, services) }
}
