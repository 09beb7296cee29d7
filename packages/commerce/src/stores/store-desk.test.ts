import { listStores, reserveInStore } from '@shop/api-client/contract/stores'
import { readLog } from '@shop/api-client/office/account-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { saveStore, showStores } from '@shop/api-client/office/store-commands'
import { importStores } from '@shop/catalogue/stores/import-stores'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

type Store = CommandInput<typeof saveStore>['store']

const DAY = { opens: '10:00', closes: '19:00' }
const HAMBURG: Store = {
  id: 'hamburg',
  name: 'Hamburg Jungfernstieg',
  street: 'Jungfernstieg 7',
  zip: '20354',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 1234567',
  lat: 53.5534,
  lng: 9.9937,
  hours: { week: [DAY, DAY, DAY, DAY, DAY, DAY, null], closedOn: ['2026-12-25'] },
  isActive: true,
}

describe.each(await ruleEngines())('stores in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const save = (was: Store | null, store: Store) => owner.run(saveStore, { was, store }, 0)
  const shown = async () =>
    (await owner.answer(showStores, {})).stores.find(({ id }) => id === HAMBURG.id) ?? null
  const found = async () =>
    (await (await aVisitor(behind.engine)).call(listStores, {})).stores.find(({ id }) => id === HAMBURG.id)

  test('one that is made is found by shoppers at once, and by nobody once it is closed for good', async () => {
    expect(await save(null, HAMBURG)).toMatchObject({ type: 'done', answer: { id: 'hamburg' } })
    expect(await shown()).toEqual({ ...HAMBURG, articles: 0, units: 0, held: 0 })
    expect(await found()).toMatchObject({ street: 'Jungfernstieg 7', hours: HAMBURG.hours })

    await save(HAMBURG, { ...HAMBURG, isActive: false })
    expect(await found()).toBeUndefined()
    expect(await shown()).toMatchObject({ isActive: false })
  })

  test('what is changed stands in the log as it was, and the same command takes it back', async () => {
    const moved = { ...HAMBURG, street: 'Neuer Wall 1', hours: { ...HAMBURG.hours, closedOn: [] } }
    await save(null, HAMBURG)
    await save(HAMBURG, moved)
    const { entries } = await owner.answer(readLog, { before: null, withReads: false })

    expect(entries[0]).toMatchObject({
      command: 'saveStore',
      object: 'store:hamburg',
      before: { street: 'Jungfernstieg 7', hours: HAMBURG.hours },
      after: { street: 'Neuer Wall 1' },
    })
    expect(await save(moved, HAMBURG)).toMatchObject({ type: 'done' })
    expect(await shown()).toMatchObject({ street: 'Jungfernstieg 7', hours: HAMBURG.hours })
  })

  test('is a conflict where somebody else was quicker, or has the short name', async () => {
    await save(null, HAMBURG)
    await save(HAMBURG, { ...HAMBURG, street: 'Neuer Wall 1' })

    expect(await save(HAMBURG, { ...HAMBURG, phone: '+49 40 999' })).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'Mia Kern', what: 'street' }],
    })
    expect(await save(null, { ...HAMBURG, name: 'Another one' })).toMatchObject({
      type: 'conflict',
      changes: [],
    })
    expect(await shown()).toMatchObject({ name: 'Hamburg Jungfernstieg', street: 'Neuer Wall 1' })
  })

  test('what lies and waits is counted for each store by itself', async () => {
    await importStores(behind.engine.database, [
      {
        ...HAMBURG,
        stock: [
          { variantId: VARIANTS.cushion, quantity: 7 },
          { variantId: VARIANTS.book, quantity: 2 },
          { variantId: VARIANTS.scarce, quantity: 0 },
        ],
      },
      { ...HAMBURG, id: 'bremen', stock: [{ variantId: VARIANTS.cushion, quantity: 1 }] },
      { ...HAMBURG, id: 'empty', stock: [] },
    ])
    await (await aVisitor(behind.engine)).call(reserveInStore, {
      variantId: VARIANTS.cushion,
      storeId: 'hamburg',
      quantity: 2,
      name: 'Anna Probst',
      email: 'anna@example.org',
    })

    const { stores } = await owner.answer(showStores, {})

    expect(
      stores
        .map(({ id, articles, units, held }) => [id, articles, units, held] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ).toEqual([
      ['bremen', 1, 1, 0],
      ['empty', 0, 0, 0],
      // What is put aside lies on the shelf no more.
      ['hamburg', 2, 7, 1],
    ])
  })

  test('two at once who make the same one are told of each other', async () => {
    const outcomes = await Promise.all([save(null, HAMBURG), save(null, { ...HAMBURG, name: 'Another one' })])

    expect(outcomes.map(({ type }) => type).toSorted()).toEqual(['conflict', 'done'])
  })

  test.each<[string, Partial<Store>, string]>([
    ['a ZIP code of another country', { zip: '1010' }, 'store.zip'],
    ['a street without words', { street: ' ' }, 'store.street'],
    [
      'a day that ends before it begins',
      { hours: { week: [{ opens: '19:00', closes: '10:00' }, DAY, DAY, DAY, DAY, DAY, null], closedOn: [] } },
      'store.hours.week.0.closes',
    ],
    [
      'the same day twice',
      { hours: { ...HAMBURG.hours, closedOn: ['2026-12-25', '2026-12-25'] } },
      'store.hours.closedOn',
    ],
  ])('%s is said at its field', async (_, part, path) => {
    expect(await save(null, { ...HAMBURG, ...part })).toMatchObject({ type: 'invalid', problems: [{ path }] })
    expect(await shown()).toBeNull()
  })

  test('what a file says of it meanwhile is noticed', async () => {
    await save(null, HAMBURG)
    await importStores(behind.engine.database, [{ ...HAMBURG, street: 'Neuer Wall 1', stock: [] }])

    expect(await save(HAMBURG, { ...HAMBURG, name: 'Hamburg' })).toMatchObject({
      type: 'conflict',
      changes: [{ what: 'street' }],
    })
  })
})
