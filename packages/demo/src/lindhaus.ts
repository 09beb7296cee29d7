import { fileURLToPath } from 'node:url'
import type { Brand } from '@shop/domain/shop/brand'
import { MEDIA_FOLDER } from './media-folder.ts'

/** The demo of the home and living shop. Goods and stories are loaded when they are asked for. */
export const demo = {
  goods: async () => (await import('./demo-goods.ts')).demoGoods('home-shop'),
  stories: async (brand: Brand) => (await import('./stories/demo-space.ts')).demoSpace(brand),
  media: fileURLToPath(MEDIA_FOLDER),
}
