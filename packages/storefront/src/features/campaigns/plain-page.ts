import { pageLoader } from '../../loading/page-loader.ts'
import type { WithCampaign } from '../../page-campaign.ts'
import { withItsCampaign } from './campaign-part.ts'

const load = pageLoader<WithCampaign>(
  import.meta.env.SSR && (() => import('./plain-page-loader.ts').then((module) => module.plainPageLoad)),
)

/** The loader of basket, checkout, wishlist and contact: a campaign must not keep shoppers from paying. */
export const plainPage: typeof load = (args) =>
  args.context.server ? load(args) : load(args).then(withItsCampaign, () => ({ campaign: null }))
