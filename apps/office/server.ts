import { join } from 'node:path'
import { shopDatabase } from '@shop/commerce/cli/base/shop-database'
import { askOfficeDoor } from '@shop/commerce/office/ask-office-door'
import { isJsonWanted, writeLogAsJson } from '@shop/engine/trace/json-log'
import type { OfficeShop } from '@shop/office/server/office-shop'
import { serveOffice } from '@shop/office/server/serve-office'
// @boundaries-ignore the office works on the shops of the repository
import { type ShopOfRepository, shops } from '../../scripts/shops.ts'
import { demoStaffLines } from './demo-staff.ts'
import { officeConfig } from './office-config.ts'
import { watchedOffice } from './watched-office.ts'

/**
 * One office for all shops of the installation. A shop with an embedded database is asked through its operator door, as the
 * process that has the database; with PostgreSQL the office speaks to it by itself.
 */
if (isJsonWanted({ ...process.env, SHOP_ENV: process.env.SHOP_ENV || 'production' }, process.stdout.isTTY))
  writeLogAsJson({ endsUncaught: true })
const config = officeConfig(process.env)
const closing: (() => Promise<void>)[] = []
const known = await Promise.all((await shops()).map(officeShop))
const watched = await watchedOffice(
  config,
  known.map(({ id }) => id),
)
const { stop } = await serveOffice(known.map(watched.watching), {
  ...config,
  serving: watched.serving,
  folder: join(import.meta.dirname, 'dist/client'),
})
const lines = config.isLocal ? await demoStaffLines(known, config.dataFolder) : []
console.log([`The office is open: ${config.origin}/`, ...lines].join('\n'))
process.send?.({ type: 'open', address: `${config.origin}/`, lines })

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, () => {
    void stop()
      .then(() => watched.close())
      .then(() => Promise.all(closing.map((close) => close())))
      .then(() => process.exit(0))
  })

async function officeShop({ name, brand }: ShopOfRepository): Promise<OfficeShop> {
  const where = shopDatabase(name, config.shopEnvironment(name))
  const shop = { id: name, name: brand.name, locales: brand.locales, origin: config.originOf(name, brand) }
  const directory = where.dataDirectory ?? ''
  if (where.databaseUrl === null) return { ...shop, ask: (request) => askOfficeDoor(directory, request) }
  const { openOwnShop } = await import('./own-shop.ts')
  const { ask, close } = await openOwnShop(name, where, config)
  closing.push(close)
  return { ...shop, ask }
}
