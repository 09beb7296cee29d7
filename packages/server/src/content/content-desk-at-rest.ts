import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentDesk } from '@shop/commerce/content/content-desk'
import { managementClient } from '@shop/content/service/management-client'
import { managementService } from '@shop/content-service/management/management-service'
import { picturesBeside } from '@shop/content-service/management/uploaded-pictures'
import { type SpaceStore, spaceStore } from '@shop/content-service/store/space-store'
import { storyVersions } from '@shop/content-service/store/story-versions'
import { readConfig } from '../config/config.ts'
import type { ShopDefinition } from '../shop-definition.ts'
import { deskOf } from './content-desk.ts'

/** Why nothing is published from here: a page is judged by the shop that shows it. */
const NOT_HERE = 'a page is published in the office of the running shop'

/**
 * The stories of a shop that keeps them itself, from a process without the shop: drafts are written into its space file,
 * under the lock that the shop and others take as well, so that it may run meanwhile. Nothing is published. Null where the
 * stories are elsewhere, or there are none yet.
 */
export async function contentDeskAtRest(
  { brand, demo }: Pick<ShopDefinition, 'brand' | 'demo'>,
  { CONTENT_ENDPOINT, CONTENT_SPACE, DEMO_GOODS }: Record<string, string | undefined>,
  dataFolder: string,
): Promise<ContentDesk | null> {
  if (CONTENT_ENDPOINT) return null
  const own = join(dataFolder, 'content', 'space.json')
  const path = CONTENT_SPACE || own
  if (existsSync(path)) return deskAt(brand, spaceStore({ path }))
  if (path !== own || demo === undefined) return null
  const { hasDemoGoods } = readConfig({ DEMO_GOODS }, { port: brand.defaultPort, dataFolder })
  const space = await (await demo()).demo.stories(brand, { hasGoods: hasDemoGoods })
  return deskAt(brand, spaceStore({ path, seed: () => space }))
}

async function deskAt(brand: ShopDefinition['brand'], store: SpaceStore): Promise<ContentDesk> {
  const token = randomBytes(32).toString('hex')
  const service = managementService({
    store,
    uploads: picturesBeside(store.path),
    versions: storyVersions(store.path),
    check: async () => [NOT_HERE],
    components: [],
    now: Date.now,
    token,
  })
  const { space } = await store.read()
  return deskOf(brand, {
    client: managementClient({
      endpoint: 'http://content.local/v1',
      token,
      spaceId: space.id,
      fetch: async (input, init) => service.answer(new Request(input, init)),
    }),
    previewToken: null,
    isOwn: true,
    original: async () => null,
  })
}
