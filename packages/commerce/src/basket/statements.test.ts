import { addBasketItem, updateBasketItem } from '@shop/api-client/contract/basket'
import type { BudgetName } from '@shop/budgets/budgets'
import { overBudget } from '@shop/budgets/budgets'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { livesUntil, mortalDatabase } from '../testing/die-at-query.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const KINDS = await engineKinds()

/** Every statement is a way to the database and back, which its server counts as well. */
describe.each(KINDS.filter(({ name }) => name !== 'embedded database'))('on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  let mend: () => void
  beforeAll(() => {
    mend = mortalDatabase()
  })
  afterAll(() => mend())
  beforeEach(async () => {
    ;({ engine } = await open())
  })
  afterEach(() => engine.close())

  test('changing a basket takes as many statements as its budget allows', async ({ task }) => {
    const visitor = await aVisitor(engine)
    const { basketKey } = visitor
    const add = (variantId: number, idempotencyKey: string) =>
      visitor.call(addBasketItem, { basketKey, variantId, quantity: 1 }, { idempotencyKey })
    const judged = async (name: BudgetName, work: () => Promise<unknown>) => {
      const { asked } = await livesUntil(Number.POSITIVE_INFINITY, work)
      expect.soft(asked).toBeGreaterThan(0)
      expect.soft(overBudget(task.meta, name, asked)).toBeNull()
    }

    await judged('add/statements-first', () => add(VARIANTS.cushion, 'first'))
    await judged('add/statements', () => add(VARIANTS.cushion, 'again'))
    const { basket } = await add(VARIANTS.cushion, 'third')
    const itemKey = basket.items[0]?.key ?? ''
    const update = { basketKey, itemKey, quantity: 2 }
    await judged('add/statements-update', () =>
      visitor.call(updateBasketItem, update, { idempotencyKey: 'update' }),
    )
  })
})
