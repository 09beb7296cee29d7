import { reserveInStore } from '@shop/api-client/contract/stores'
import { endReservation, listReservations } from '@shop/api-client/office/reservation-commands'
import { importStores } from '@shop/catalogue/stores/import-stores'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { storeStock } from '@shop/engine/db/schema/stores'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const day = { opens: '10:00', closes: '19:00' }
const DAY = 24 * 60 * 60

describe.each(await ruleEngines())('the counter of a store, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let wim: Member
  let olivia: Member
  beforeEach(async () => {
    behind = await open()
    await importStores(behind.engine.database, ['hamburg', 'berlin'].map(store))
    wim = await aMember(behind, ['warehouse'], 'wim@example.org')
    olivia = await aMember(behind, ['owner'], 'olivia@example.org')
  }, 60_000)
  afterEach(() => behind.engine.close())

  const reserved = async (storeId = 'hamburg', email = 'anna@example.org') => {
    const visitor = await aVisitor(behind.engine)
    const { number } = await visitor.call(reserveInStore, {
      variantId: VARIANTS.cushion,
      storeId,
      quantity: 2,
      name: 'Anna Probst',
      email,
    })
    return number
  }
  const onShelf = async () => {
    const rows = await behind.engine.database.sql.select().from(storeStock)
    return Object.fromEntries(rows.map(({ storeId, quantity }) => [storeId, quantity]))
  }
  const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())

  test('what waits is listed with store and article; whose it is is told to those who see whole orders', async () => {
    const number = await reserved()

    const whole = await olivia.answer(listReservations, {})
    const packing = await wim.answer(listReservations, {})

    expect(whole).toMatchObject({
      held: 1,
      stores: [{ id: 'hamburg', name: 'Filiale hamburg' }],
      reservations: [
        {
          number,
          state: 'held',
          store: 'Filiale hamburg',
          name: 'Anna Probst',
          productName: 'Kissen',
          quantity: 2,
        },
      ],
      next: null,
    })
    expect(packing.reservations[0]).toMatchObject({ number, name: null, phone: null })
    expect(JSON.stringify(packing)).not.toContain('Probst')
  })

  test('it is found by number, name, article and store', async () => {
    const number = await reserved()
    const other = await reserved('berlin', 'ben@example.org')
    const found = async (asked: Parameters<typeof olivia.answer<typeof listReservations>>[1]) =>
      (await olivia.answer(listReservations, asked)).reservations.map((one) => one.number)

    expect(await found({ text: number.slice(-7) })).toEqual([number])
    expect((await found({ text: 'probst' })).toSorted()).toEqual([number, other].toSorted())
    expect((await wim.answer(listReservations, { text: 'probst' })).reservations).toEqual([])
    expect((await found({ text: 'kissen' })).length).toBe(2)
    expect(await found({ text: '%' })).toEqual([])
    expect(await found({ store: 'berlin' })).toEqual([other])
    expect(await found({ state: 'collected' })).toEqual([])
  })

  test('what was collected waits no more, and its pieces are gone', async () => {
    const number = await reserved()

    await wim.answer(endReservation, { number, how: 'collected' })
    behind.clock.forward(10 * DAY)
    await behind.engine.tidy()

    expect(await onShelf()).toEqual({ hamburg: 5, berlin: 7 })
    expect((await run('reservations', 'list', '--state', 'collected')).lines[0]).toContain(number)
  })

  test('what is given back can be reserved again, once', async () => {
    const number = await reserved()

    await wim.answer(endReservation, { number, how: 'givenBack' })
    const again = await wim.run(endReservation, { number, how: 'givenBack' })
    const collected = await wim.run(endReservation, { number, how: 'collected' })
    behind.clock.forward(10 * DAY)
    await behind.engine.tidy()

    expect([again, collected]).toMatchObject([
      { type: 'refused', coded: { code: 'reservationOver', params: { number } } },
      { type: 'refused' },
    ])
    expect(await onShelf()).toEqual({ hamburg: 7, berlin: 7 })
  })

  test('two who end it at once end it once', async () => {
    const number = await reserved()

    const outcomes = await Promise.all([
      wim.run(endReservation, { number, how: 'givenBack' }),
      olivia.run(endReservation, { number, how: 'collected' }),
      wim.run(endReservation, { number, how: 'givenBack' }),
    ])

    expect(outcomes.map(({ type }) => type).toSorted()).toEqual(['done', 'refused', 'refused'])
  })

  test('the command line does the same', async () => {
    const number = await reserved()

    const listed = await run('reservations', 'list')
    const back = await run('reservations', 'back', number)
    const twice = await run('reservations', 'collected', number)

    expect(listed.lines[0]).toMatch(/^R-.* held .* 2 × Kissen \(V1\) {2}Filiale hamburg {2}Anna Probst$/)
    expect(back).toEqual({ lines: [`${number}: 2 back on the shelf`], exitCode: 0 })
    expect(twice.exitCode).toBe(1)
    expect(await run('reservations', 'back', 'R-0000-0000-00')).toMatchObject({ exitCode: 1 })
    expect(await run('reservations', 'back')).toMatchObject({ exitCode: 2 })
    expect(await run('reservations', 'list', '--state', 'lost')).toMatchObject({ exitCode: 2 })
  })
})

function store(id: string) {
  return {
    id,
    name: `Filiale ${id}`,
    street: 'Allee 1',
    zip: '20095',
    city: id,
    country: 'DE' as const,
    phone: '+4940123456',
    lat: 53.5,
    lng: 10,
    hours: { week: [day, day, day, day, day, day, null], closedOn: [] },
    stock: [{ variantId: VARIANTS.cushion, quantity: 7 }],
  }
}
