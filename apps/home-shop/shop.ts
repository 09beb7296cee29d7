import { defineShop } from '@shop/server/define-shop'
import { brand } from './brand.ts'

/** What this shop is made of; its server, its builds and the command line begin here. */
export const shop = defineShop({
  brand,
  doors: { markdown: 'everywhere', agenticFeed: 'everywhere', ucp: 'everywhere' },
  demo: () => import('@shop/demo/lindhaus'),
})
