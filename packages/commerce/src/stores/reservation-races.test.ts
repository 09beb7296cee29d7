import { reserveInStore } from '@shop/api-client/contract/stores'
import { importStores } from '@shop/catalogue/stores/import-stores'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { MOST_RESERVED } from '@shop/domain/store/store'
import { reservations, storeStock } from '@shop/engine/db/schema/stores'
import { sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const day = { opens: '10:00', closes: '19:00' }
const CITIES = ['hamburg', 'berlin', 'muenchen', 'bremen']

describe.each(await engineKinds())('reservations at once, on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine } = await open())
    await putStores(7)
  }, 60_000)
  afterEach(() => engine.close())

  const putStores = (quantity: number) =>
    importStores(
      engine.database,
      CITIES.map((id) => store(id, [{ variantId: VARIANTS.cushion, quantity }])),
    )
  const reserve = async (storeId: string, quantity: number, email = 'anna@example.org') => {
    const visitor = await aVisitor(engine)
    return visitor.try(reserveInStore, {
      variantId: VARIANTS.cushion,
      storeId,
      quantity,
      name: 'Anna Probst',
      email,
    })
  }
  const held = async () => {
    const [row] = await engine.database.sql
      .select({ pieces: raw<number>`coalesce(sum(${reservations.quantity}), 0)::int` })
      .from(reservations)
    return row?.pieces
  }

  // Each looked at what the person had before the others were written, and each found nothing.
  test('one person gets no more than one may have, in however many stores at once', async () => {
    const answers = await Promise.all(CITIES.map((city) => reserve(city, 3)))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422, 422,
    ])
    expect(await held()).toBeLessThanOrEqual(MOST_RESERVED)
  })

  test('two spellings of one mailbox are one person', async () => {
    await Promise.all([reserve('hamburg', 3), reserve('berlin', 3, ' Anna@Example.org ')])

    expect(await held()).toBe(3)
  })

  // The store counts what lies in it, and what is put aside lies there too: it was given to the next one.
  test('pieces that are put aside are no pieces to put aside again, whatever a store counts', async () => {
    await reserve('hamburg', 4)

    await putStores(7)
    const seven = await engine.database.sql.select().from(storeStock)
    await putStores(3)
    const three = await engine.database.sql.select().from(storeStock)

    const inHamburg = ({ storeId }: { storeId: string }) => storeId === 'hamburg'
    expect([seven.find(inHamburg)?.quantity, three.find(inHamburg)?.quantity]).toEqual([3, 0])
    expect(seven.filter((row) => !inHamburg(row)).map(({ quantity }) => quantity)).toEqual([7, 7, 7])
  })
})

function store(id: string, stock: { variantId: number; quantity: number }[]) {
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
    stock,
  }
}
