// @boundaries-ignore a shop of the repository, with another backend than it has
import { scayle } from '../../packages/scayle/src/scayle.ts'
// @boundaries-ignore as above
import { defineShop as defined } from '../../packages/server/src/define-shop.ts'
// @boundaries-ignore as above
import type { ShopDefinition } from '../../packages/server/src/shop-definition.ts'

/**
 * A shop of the repository whose goods are at the stand-in, in the names that the demo has for attributes.
 *
 * @public asked for by its address
 */
export function defineShop(shop: ShopDefinition): ShopDefinition {
  return defined({ ...shop, backend: scayle({ attributes: { colour: 'farbe', size: 'groesse' } }) })
}
