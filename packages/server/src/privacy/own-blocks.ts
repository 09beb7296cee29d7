import type { RawBlock } from '@shop/content/story'
import type { OutsideServices } from '@shop/domain/privacy/processing'
import type { Shop } from '@shop/domain/shop/shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import { cookieTable } from './cookie-table.ts'
import { processingText } from './processing-text.ts'

export type OwnBlocksOptions = {
  shop: Shop
  setup: ShopSetup | null
  outside: OutsideServices
  /** Whether cookies carry the prefixes of https. */
  secure: boolean
}

/** A shop that sends data to nobody. */
export const NOBODY_OUTSIDE: OutsideServices = {
  paymentProvider: null,
  mailServer: false,
  errorService: false,
  loyaltyProgramme: false,
}

/**
 * What stands in a story in place of a block that the shop writes itself: editors write around it, and its facts follow
 * what is set up. They become blocks that every page can draw, so that browsers load nothing more for them.
 */
export function ownBlocks(options: OwnBlocksOptions): (block: RawBlock) => readonly RawBlock[] {
  const { shop, setup, outside, secure } = options
  return (block) => {
    if (block.component === 'cookie_table') return [cookieTable(shop, setup, secure)]
    return block.component === 'processing' ? [processingText(shop, setup, outside)] : [block]
  }
}
