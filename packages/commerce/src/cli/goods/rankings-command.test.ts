import { addBasketItem } from '@shop/api-client/contract/basket'
import { loadListing } from '@shop/api-client/contract/catalogue'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { sql as query } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor } from '../../testing/visitor.ts'
import { runCommand } from '../commands.ts'

describe.each(await ruleEngines())('rankings at the desk, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, ['rankings', ...words], clock.now())
  const cards = async (sort: 'relevancy' | 'newest' = 'relevancy') => {
    await engine.refresh()
    return (await engine.api('de-de')(loadListing, { path: '/wohnen/', sort })).products
  }
  const numbers = async () => (await cards()).map(({ referenceKey }) => referenceKey)

  test('a pinned product comes first while the shop runs, until it is cleared', async () => {
    const before = await numbers()
    await run('pin', '/wohnen/', 'P7')
    expect((await numbers())[0]).toBe('P7')

    await run('pin', '/wohnen/', 'P8')
    await run('pin', '/wohnen/', 'P1', '--place', '2')
    expect((await numbers()).slice(0, 3)).toEqual(['P8', 'P1', 'P7'])

    await run('clear', '/wohnen/', 'P8')
    expect((await numbers())[0]).toBe('P1')
    await run('clear', '/wohnen/')
    expect(await numbers()).toEqual(before)
  })

  test('the campaign stands on the card where it steers the order, and goes into the basket', async () => {
    await run('pin', '/wohnen/', 'P8', '--campaign', 'leinen')
    await run('boost', '/wohnen/', 'P1', '0.5', '--campaign', 'restposten')

    const campaigns = new Map(
      (await cards()).map(({ referenceKey, ffCampaign }) => [referenceKey, ffCampaign]),
    )
    expect([campaigns.get('P8'), campaigns.get('P1'), campaigns.get('P2')]).toEqual([
      'leinen',
      'restposten',
      undefined,
    ])
    expect((await cards('newest')).some(({ ffCampaign }) => ffCampaign !== undefined)).toBe(false)
    expect((await run('list', '/wohnen/')).lines).toEqual([
      '/wohnen/: 1 pinned, 1 boosted',
      '  pin 1  P8  (leinen)',
      '  times 0.5  P1  (restposten)',
    ])

    const visitor = await aVisitor(engine)
    const { basket } = await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.book,
      quantity: 1,
      customData: { ffData: { ffCampaign: 'leinen' } },
    })
    expect(basket.items[0]?.customData.ffData).toEqual({ ffCampaign: 'leinen' })
  })

  // Writing it with the schema's name was refused: relation "changes" does not exist.
  test('a ranking that is written with the name of its schema is heard', async () => {
    const { rows } = await engine.database.sql.execute<{ schema: string }>(
      query`select current_schema() as schema`,
    )
    await engine.database.transaction(async (sql) => {
      await sql.execute(query`set local search_path to pg_catalog`)
      await sql.execute(
        query.raw(`insert into "${rows[0]?.schema}".category_rankings (category_id, pins) values (1, '[8]')`),
      )
    })

    expect((await numbers())[0]).toBe('P8')
  })

  test.each([
    [['pin', '/baden/', 'P1'], 1],
    [['pin', '/wohnen/', 'P99'], 1],
    [['boost', '/wohnen/', 'P1', '5000'], 1],
    [['boost', '/wohnen/', 'P1', 'much'], 2],
    [['pin', '/wohnen/', 'P1', '--place', '0'], 2],
    [['dance', '/wohnen/'], 2],
  ])('%j is refused', async (words, exitCode) => {
    expect((await run(...words)).exitCode).toBe(exitCode)
    expect((await run('list')).lines).toEqual(['Nothing is pinned or boosted.'])
  })
})
