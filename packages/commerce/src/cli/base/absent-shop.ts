import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { DatabaseOptions } from '@shop/engine/db/database'
import type { CommandResult } from './command.ts'

/** Topics that a new shop begins with; `import catalogue` and `restore`, which do as well, are programs of their own. */
const BEGINNING: readonly string[] = ['migrate']

/**
 * What is answered where no shop stands, as with a typing error in SHOP_DATA; null where the command may run. Opening an
 * embedded database makes it, so that the command would find an empty shop and end as if all were well.
 */
export function absentShop(
  shop: string,
  { databaseUrl, dataDirectory }: DatabaseOptions,
  [topic = '']: readonly string[],
): CommandResult | null {
  if (databaseUrl !== null || dataDirectory === null || BEGINNING.includes(topic)) return null
  if (existsSync(join(dataDirectory, 'PG_VERSION'))) return null
  const folder = resolve(dirname(dataDirectory))
  return {
    lines: [
      `There is no ${shop} in ${folder}: name its own folder with SHOP_DATA, or begin one there by starting the shop, "import catalogue", "restore" or "migrate".`,
    ],
    exitCode: 1,
  }
}
