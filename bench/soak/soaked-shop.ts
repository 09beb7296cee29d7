import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaName } from '@shop/engine/db/schema-name'
// @boundaries-ignore the benches measure a shop of the repository
import { shops } from '../../scripts/shops.ts'
import { buyableVariants, stockFile } from '../buyable-store.ts'
import { freshDatabase } from '../fresh-database.ts'
import { watchedRun } from '../import-runs.ts'
import { type ServedShop, serveBuiltShop, withFolder } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'
import { ownPaths } from './cached-page.ts'
import type { TrafficOptions } from './traffic.ts'

const PIECES = 10_000_000
/** Many enough that buyers rarely meet in one. */
const BOUGHT = 100

export type SoakedShop = { served: ServedShop; traffic: TrafficOptions; database: 'embedded' | 'PostgreSQL' }

/**
 * Runs something with a shop that has been filled before and has more of its goods than anybody can buy: on PostgreSQL
 * where a server answers, else embedded.
 */
export async function withSoakedShop<Found>(
  shop: MeasuredShop,
  port: number,
  work: (soaked: SoakedShop) => Promise<Found>,
): Promise<Found> {
  const shopId = (await shops()).find(({ name }) => name === shop.id)?.brand.shopIds['de-de']
  if (shopId === undefined) throw new Error(`The ${shop.id} has no German shop to buy in.`)
  const server = await freshDatabase('soak')
  const env = { DATABASE_URL: server?.address ?? '' }
  try {
    return await withFolder(async (dataFolder) => {
      const first = await serveBuiltShop(shop, { port, dataFolder, env })
      await first.stop()
      const where = {
        databaseUrl: server?.address ?? null,
        dataDirectory: server === null ? join(dataFolder, 'database') : null,
        schema: schemaName(shop.id),
      }
      const variantIds = await buyableVariants(where)
      const counts = join(dataFolder, 'stock.csv')
      await writeFile(counts, stockFile(variantIds, PIECES))
      await watchedRun('packages/commerce/src/cli/shop.ts', [shop.id, 'import', 'stock', counts], {
        ...env,
        SHOP_DATA: dataFolder,
      })

      const served = await serveBuiltShop(shop, { port, dataFolder, env })
      const pathOf = (name: string) => shop.pages.find((page) => page.name === name)?.path ?? '/'
      try {
        const traffic: TrafficOptions = {
          pages: await ownPaths(
            served.origin,
            shop.pages.map(({ path }) => path),
          ),
          listing: pathOf('listing'),
          shopId,
          variantIds: variantIds.slice(0, BOUGHT),
        }
        return await work({ served, traffic, database: server === null ? 'embedded' : 'PostgreSQL' })
      } finally {
        await served.stop()
      }
    })
  } finally {
    await server?.drop()
  }
}
