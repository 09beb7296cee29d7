import { loadListing, loadNavigation, loadProduct } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { overBudget } from '@shop/budgets/budgets'
import { databases } from '@shop/engine/db/test-database'
import { countedStatements } from '@shop/engine/testing/counted-statements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CatalogueEngine, catalogueEngine } from './testing/catalogue-engine.ts'
import { categoryRecord, productRecord } from './testing/records.ts'

const RECORDS = [
  categoryRecord({ id: 1, slug: 'wohnen' }),
  ...[1, 2, 3, 4].map((id) => productRecord({ id, categories: [1], referenceKey: `00${id}` })),
]

// That nobody waits for what others have bought meanwhile either is tested with the recommenders.
describe.each(await databases())('the pages of the shop, on the $name', ({ open }) => {
  let engine: CatalogueEngine
  let api: Api
  let statements: () => number
  beforeAll(async () => {
    const counted = countedStatements(await open())
    engine = await catalogueEngine(counted.database, RECORDS)
    api = engine.api('de-de')
    statements = counted.count
  }, 60_000)
  afterAll(() => engine?.close())

  test('a product page that was shown before asks the database nothing', async ({ task }) => {
    const ask = () => api(loadProduct, { referenceKey: '001' })
    const first = await during(ask)

    const again = await during(ask)

    expect(first).toBeGreaterThan(0)
    expect(overBudget(task.meta, 'product/statements-first', first)).toBeNull()
    expect(overBudget(task.meta, 'product/statements', again)).toBeNull()
  })

  test('neither does a listing', async ({ task }) => {
    const ask = async () => {
      await api(loadNavigation, {})
      await api(loadListing, { path: '/wohnen/' })
    }
    await ask()

    expect(overBudget(task.meta, 'listing/statements', await during(ask))).toBeNull()
  })

  async function during(work: () => Promise<unknown>): Promise<number> {
    const before = statements()
    await work()
    return statements() - before
  }
})
