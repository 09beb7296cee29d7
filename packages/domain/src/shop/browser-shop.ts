import { ANSWERED_FEATURES, type FeatureName, type PageFeatures } from './brand.ts'
import type { Shop } from './shop.ts'

/**
 * What no page shows: how mails and papers look, bank accounts, capital, numbers of other systems, what is shown
 * instead of nothing, how orders are numbered, which brands are its own, what lists are for, at which
 * rates is lent, what newsletters are about, when reviews are asked for, which categories the navigation begins with.
 */
const SERVER_ONLY = [
  'mail',
  'paper',
  'bank',
  'shareCapital',
  'shopIds',
  'fallbackRecommendations',
  'contentFolder',
  'defaultPort',
  'hasOldSwissPaths',
  'ownBrands',
  'giftOccasions',
  'newsletterTopics',
  'reviewInvitations',
  'isInvented',
  'orderNumberPrefix',
  'instalments',
  'navigationRoots',
] as const

/** A shop as browsers know it: of its company not what stands in the imprint alone, of its switches not what a call answers. */
export type BrowserShop = Omit<Shop, (typeof SERVER_ONLY)[number] | 'legal' | 'features'> & {
  legal: Omit<Shop['legal'], 'register' | 'managingDirector'>
  features: PageFeatures
}

/** The part of a shop that browsers need, which is in every document. */
export function browserShop(shop: BrowserShop): BrowserShop {
  const { name, street, city, country, vatId, email } = shop.legal
  const legal = { name, street, city, country, vatId, email }
  const features: PageFeatures & Partial<Record<FeatureName, boolean>> = { ...shop.features }
  for (const name of ANSWERED_FEATURES) delete features[name]
  const sent: BrowserShop & Partial<Omit<Shop, 'legal' | 'features'>> = { ...shop, legal, features }
  for (const name of SERVER_ONLY) delete sent[name]
  return sent
}
