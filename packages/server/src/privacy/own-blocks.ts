import type { RawBlock } from '@shop/content/story'
import type { Shop } from '@shop/domain/shop/shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import { cookieTable } from './cookie-table.ts'

export type OwnBlocksOptions = { shop: Shop; setup: ShopSetup | null; secure: boolean }

/**
 * What stands in a story in place of a block that the shop writes itself: editors write around it, and its facts follow
 * what is set up. They become blocks that every page can draw, so that browsers load nothing more for them.
 */
export function ownBlocks({
  shop,
  setup,
  secure,
}: OwnBlocksOptions): (block: RawBlock) => readonly RawBlock[] {
  return (block) => (block.component === 'cookie_table' ? [cookieTable(shop, setup, secure)] : [block])
}
