import { join } from 'node:path'
import type { DatabaseOptions } from '@shop/engine/db/database'
import { schemaName } from '@shop/engine/db/schema-name'
// @boundaries-ignore the command line works on the shops of the repository
import { ROOT, shopNames } from '../../../../../scripts/shops.ts'

/**
 * Where a shop keeps its data: DATABASE_URL, or the server itself where that is a pooler, as commands run long transactions; else the folder SHOP_DATA, else `.data/<shop>` below the project.
 *
 * @throws for a shop that does not exist
 */
export function shopDatabase(shop: string, environment: Record<string, string | undefined>): DatabaseOptions {
  const names = shopNames()
  if (!names.includes(shop)) throw new Error(`There is no shop "${shop}": say ${names.join(' or ')}.`)
  return {
    databaseUrl: environment.DATABASE_DIRECT_URL || environment.DATABASE_URL || null,
    dataDirectory: join(environment.SHOP_DATA || join(ROOT, '.data', shop), 'database'),
    schema: schemaName(shop),
  }
}
