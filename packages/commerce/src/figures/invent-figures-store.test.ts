import { showFigureLists, showFigures } from '@shop/api-client/office/figure-commands'
import { addDays } from '@shop/domain/figures/period'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { inventFigures } from './invent-figures-store.ts'

const TODAY = '2026-11-21'

describe.each(await ruleEngines())('invented figures on the $name', ({ open }) => {
  let behind = {} as TestEngine
  beforeEach(async () => {
    behind = await open()
    const { database, brand } = behind.engine
    await inventFigures(database, { locales: brand.locales, now: behind.clock.now() })
  }, 60_000)
  afterEach(() => behind.engine.close())

  test('look like a shop, add up, end with yesterday and are called invented', async () => {
    const olivia = await aMember(behind, ['owner'])

    const today = await olivia.answer(showFigures, { from: TODAY, to: TODAY })
    const days = { from: addDays(TODAY, -28), to: addDays(TODAY, -1) }
    const month = {
      ...(await olivia.answer(showFigures, days)),
      ...(await olivia.answer(showFigureLists, days)),
    }

    expect(today.money.map(({ now }) => now.orders)).toEqual(today.money.map(() => 0))
    expect(today.inventedUntil).toBe(addDays(TODAY, -1))
    expect(month.money.map(({ currency }) => currency)).toEqual(['EUR', 'CHF'])
    for (const { now, before } of month.money)
      for (const { orders, gross, net, returned } of [now, before]) {
        expect(orders).toBeGreaterThan(28)
        expect(net).toBeLessThan(gross)
        expect(returned).toBeLessThan(gross)
      }
    const counts = month.funnel.map(({ now }) => now)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    const sold = month.best.flatMap(({ gross }) => gross.map(({ amount }) => amount))
    const all = month.money.reduce((sum, { now }) => sum + now.gross, 0)
    expect(sold.reduce((sum, amount) => sum + amount, 0)).toBe(all)
    expect(month.searches.unanswered.length).toBeGreaterThan(0)
  })

  test('are not spoken of once they lie before what is shown', async () => {
    const olivia = await aMember(behind, ['owner'])
    behind.clock.forward(200 * 24 * 60 * 60)
    const fresh = await aMember(behind, ['owner', 'admin'])
    const later = await fresh.answer(showFigures, { from: addDays(TODAY, 200), to: addDays(TODAY, 200) })

    expect(olivia.email).not.toBe(fresh.email)
    expect(later.inventedUntil).toBeNull()
  })
})
