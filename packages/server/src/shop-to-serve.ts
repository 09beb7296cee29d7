import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Storefront } from '@shop/storefront/server'
import type { ShopDefinition } from './shop-definition.ts'

/** A shop with what its app has built of it. */
export type ShopToServe = ShopDefinition & {
  storefront: Storefront
  /** The app's folder, with `dist/client` and `icon.svg` in it. */
  folder: string
  /** Development only: asked before the shop, for modules as they are now. Pages are then never kept. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
