import { loadProducts } from '@shop/api-client/contract/catalogue'
import { loadRecommendations } from '@shop/api-client/contract/recommendations'
import { commaList } from '@shop/catalogue/catalogue/comma-list'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

test('a name counts once, and empty ones not at all', () => {
  expect(commaList(' a, b,,a ', 'ids')).toEqual(['a', 'b'])
  expect(commaList(undefined, 'ids')).toEqual([])
})

describe.each(await engineKinds())('lists of products on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  beforeAll(async () => {
    ;({ engine } = await open())
  }, 60_000)
  afterAll(() => engine.close())

  test.each([
    [loadProducts, 'ids'],
    [loadProducts, 'referenceKeys'],
    [loadRecommendations, 'referenceKeys'],
  ])('$name answers a hundred %s and refuses more, instead of leaving some out', async (call, field) => {
    const visitor = await aVisitor(engine)
    const names = Array.from({ length: 101 }, (_, index) => index + 1)

    const hundred = await visitor.try(call, { [field]: names.slice(1).join(',') })
    const more = await visitor.try(call, { [field]: names.join(',') })

    expect(hundred.status).toBe(200)
    expect(more).toMatchObject({
      status: 422,
      body: { code: 'input_invalid', errors: [{ path: field, key: 'list.max', params: { max: 100 } }] },
    })
  })
})
