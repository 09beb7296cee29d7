import type { Shop } from './shop.ts'

/** What no page shows: how mails and papers look, bank accounts, numbers of other systems, what is shown instead of nothing. */
const SERVER_ONLY = [
  'mail',
  'paper',
  'bank',
  'shopIds',
  'fallbackRecommendations',
  'contentFolder',
  'defaultPort',
  'hasOldSwissPaths',
] as const

/** A shop as browsers know it. */
export type BrowserShop = Omit<Shop, (typeof SERVER_ONLY)[number]>

/** Leaves out of a shop what only its server needs: it stands in every document. */
export function browserShop(shop: BrowserShop): BrowserShop {
  const sent: BrowserShop & Partial<Shop> = { ...shop }
  for (const name of SERVER_ONLY) delete sent[name]
  return sent
}
