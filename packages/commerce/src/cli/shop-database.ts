import { join, resolve } from 'node:path'
import type { DatabaseWish } from '../db/database.ts'

const SHOPS = ['home-shop', 'baby-shop']
const ROOT = resolve(import.meta.dirname, '../../../..')

/**
 * Where a shop keeps its data: DATABASE_URL, else the folder SHOP_DATA, else `.data/<shop>` below the project.
 *
 * @throws for a shop that does not exist
 */
export function shopDatabase(shop: string, environment: Record<string, string | undefined>): DatabaseWish {
  if (!SHOPS.includes(shop)) throw new Error(`There is no shop "${shop}": say ${SHOPS.join(' or ')}.`)
  return {
    databaseUrl: environment.DATABASE_URL || null,
    dataDirectory: join(environment.SHOP_DATA || join(ROOT, '.data', shop), 'database'),
    schema: shop.replace('-', '_'),
  }
}
