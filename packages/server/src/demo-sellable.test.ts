import { deskOf } from '@shop/commerce/cli/base/desk'
import { runCommand } from '@shop/commerce/cli/commands'
import { type Engine, engineOn } from '@shop/commerce/engine'
import { embeddedDatabase } from '@shop/engine/db/test-database'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { allPromotions } from '@shop/sales/promotions/promotion-store'
import { afterAll, expect, test } from 'vitest'
// @boundaries-ignore what the demo needs of both brands is proved where their pages are served
import { shop as babyShop } from '../../../apps/baby-shop/shop.ts'
// @boundaries-ignore what the demo needs of both brands is proved where their pages are served
import { shop as homeShop } from '../../../apps/home-shop/shop.ts'
import { pageCheckOf } from './content/check-pages.ts'
import { demoData } from './demo-data.ts'
import type { ShopDefinition } from './shop-definition.ts'

/** While the campaigns of the demo run. */
const NOW = new Date('2026-11-26T12:00:00Z')

const filled = new Map<unknown, Promise<Engine>>()
afterAll(async () => {
  for (const engine of filled.values()) await (await engine).close()
})

test.each([
  ['home-shop', homeShop],
  ['baby-shop', babyShop],
])(
  'sellable names nothing for the demo of the %s, in any of its locales',
  async (_, shop) => {
    const engine = await demoEngine(shop)
    const desk = deskOf(shop.brand, embeddedReturnCarrier, pageCheckOf(shop, {}))

    const result = await runCommand(engine.database, ['sellable'], NOW, desk)

    expect(result).toEqual({ lines: ['Nothing is missing.'], exitCode: 0 })
  },
  120_000,
)

test('a campaign that its promotion contradicts is named, in Switzerland as elsewhere', async () => {
  const engine = await demoEngine(homeShop)
  const promotions = (await allPromotions(engine.database.sql)).map((record) => ({
    ...record,
    schedule: { ...record.schedule, to: '2026-11-01T00:00:00Z' },
  }))

  const problems = await pageCheckOf(homeShop, {})({ promotions, now: NOW })

  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(/ in de-ch: .*expired$/)]))
}, 120_000)

/** A shop takes some seconds to fill, and nothing here changes it. */
function demoEngine(shop: Pick<ShopDefinition, 'brand' | 'demo'>): Promise<Engine> {
  const known = filled.get(shop) ?? filledEngine(shop)
  filled.set(shop, known)
  return known
}

async function filledEngine({ brand, demo }: Pick<ShopDefinition, 'brand' | 'demo'>): Promise<Engine> {
  const engine = await engineOn(await embeddedDatabase.open(), {
    brand,
    now: () => NOW,
    publicOrigin: 'https://shop.example',
    shopOrigins: null,
    sandboxPayments: true,
    secret: 'a secret for tests',
    housekeeping: false,
  })
  const loaded = await demo?.()
  if (loaded === undefined) throw new Error(`${brand.id} has no demo.`)
  await demoData(engine, await loaded.demo.goods())
  return engine
}
