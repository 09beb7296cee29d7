import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadStores, reserveInStore } from '@shop/api-client/contract/stores'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { commandLog } from '@shop/engine/db/schema/staff'
import { storeStock, stores } from '@shop/engine/db/schema/stores'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { anIntegration, linesOf, type TestIntegration } from '../testing/integration-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const day = { opens: '10:00', closes: '19:00' }
const HAMBURG = {
  id: 'hamburg',
  name: 'Prüfhaus Hamburg',
  street: 'Hauptstraße 1',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 0',
  lat: 53.5511,
  lng: 9.9937,
  hours: { week: [day, day, day, day, day, day, null], closedOn: ['2026-12-25'] },
}
const BERLIN = { ...HAMBURG, id: 'berlin', name: 'Prüfhaus Berlin', city: 'Berlin' }
const CUSHION = { store: 'hamburg', variantId: VARIANTS.cushion }

describe.each(await ruleEngines())('stores of a merchant, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let api = {} as TestIntegration
  let token = ''
  let folder = ''
  beforeEach(async () => {
    behind = await open()
    api = anIntegration(behind)
    token = await api.token(['products:write', 'stock:write'])
    folder = mkdtempSync(join(tmpdir(), 'shop-stores-'))
  }, 60_000)
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await behind.engine.close()
  })

  const sql = () => behind.engine.database.sql
  const sent = async (path: string, documents: readonly unknown[]) =>
    (await api.asked('POST', path, { token, lines: linesOf(documents) })).body
  const shelves = async () => {
    const rows = await sql().select().from(storeStock).orderBy(asc(storeStock.storeId))
    return rows.map(({ storeId, variantId, quantity }) => [storeId, variantId, quantity])
  }
  const shown = async () => {
    const visitor = await aVisitor(behind.engine)
    const found = await visitor.call(loadStores, { variantId: VARIANTS.cushion })
    return found.stores.map(({ name }) => name)
  }
  const reserved = async (quantity: number) => {
    const visitor = await aVisitor(behind.engine)
    await visitor.call(reserveInStore, {
      variantId: VARIANTS.cushion,
      storeId: 'hamburg',
      quantity,
      name: 'Anna Probst',
      email: 'anna@example.org',
    })
  }
  const imported = (name: string, content: string) => {
    const file = join(folder, 'lines')
    writeFileSync(file, content)
    return runCommand(behind.engine.database, ['import', name, file], behind.clock.now())
  }

  test('stores come in by the API, bad lines are reported, and nothing of the others is lost', async () => {
    const report = await sent('/stores', [
      HAMBURG,
      { ...BERLIN, hours: { ...BERLIN.hours, week: [day] } },
      { ...BERLIN, id: 'Berlin Mitte' },
      { ...BERLIN, colour: 'red' },
      { ...BERLIN, name: 'a\u0000b' },
      BERLIN,
    ])

    expect(report).toMatchObject({ changed: 2, unchanged: 0, refused: 4 })
    expect(
      report.problems.map(({ line, pointer }: { line: number; pointer: string }) => [line, pointer]),
    ).toEqual([
      [2, '/hours/week'],
      [3, '/id'],
      [4, '/colour'],
      [5, '/name'],
    ])
    expect(await shown()).toEqual(['Prüfhaus Berlin', 'Prüfhaus Hamburg'])
    expect(await sent('/stores', [HAMBURG, BERLIN])).toMatchObject({ changed: 0, unchanged: 2 })
  })

  test('a store that is closed is shown no more, and stays closed until somebody opens it', async () => {
    await sent('/stores', [HAMBURG, BERLIN])
    await sent('/store-stock', [{ ...CUSHION, quantity: 4 }])

    const closed = await sent('/stores', [{ ...HAMBURG, isActive: false }])
    const renamed = await sent('/stores', [{ ...HAMBURG, name: 'Neu' }])
    const whileClosed = await shown()
    await sent('/stores', [{ ...HAMBURG, isActive: true }])

    expect([closed.changed, renamed.changed]).toEqual([1, 1])
    expect(whileClosed).toEqual(['Prüfhaus Berlin'])
    expect(await shown()).toEqual(['Prüfhaus Berlin', 'Prüfhaus Hamburg'])
    expect(await shelves()).toEqual([['hamburg', VARIANTS.cushion, 4]])
  })

  test('what is put aside is taken off a count, and a count below it is told', async () => {
    await sent('/stores', [HAMBURG])
    await sent('/store-stock', [{ ...CUSHION, quantity: 5 }])
    await reserved(2)

    const counted = await sent('/store-stock', [{ ...CUSHION, quantity: 7 }])
    const shelf = await shelves()
    const again = await sent('/store-stock', [{ ...CUSHION, quantity: 7 }])
    const short = await sent('/store-stock', [{ ...CUSHION, quantity: 1 }])

    expect([counted.changed, again.changed, again.unchanged, short.changed]).toEqual([1, 0, 1, 1])
    expect(shelf).toEqual([['hamburg', VARIANTS.cushion, 5]])
    expect(short.notes).toEqual([
      {
        line: 1,
        pointer: '/quantity',
        detail: '1 are counted, 2 are put aside for customers: none is left to reserve',
      },
    ])
    expect(await shelves()).toEqual([['hamburg', VARIANTS.cushion, 0]])
  })

  test('a count of no store, of no variant or of no number is reported, and the others are taken', async () => {
    await sent('/stores', [HAMBURG])

    const report = await sent('/store-stock', [
      { ...CUSHION, store: 'nowhere', quantity: 1 },
      { store: 'hamburg', referenceKey: 'nowhere', quantity: 1 },
      { ...CUSHION, quantity: -1 },
      { ...CUSHION, quantity: 1, colour: 'red' },
      { ...CUSHION, quantity: 2 },
      { ...CUSHION, quantity: 3 },
    ])

    expect(report).toMatchObject({ changed: 1, refused: 4 })
    expect(
      report.problems.map(({ line, pointer }: { line: number; pointer: string }) => [line, pointer]),
    ).toEqual([
      [1, '/store'],
      [2, '/referenceKey'],
      [3, '/quantity'],
      [4, '/colour'],
    ])
    expect(await shelves()).toEqual([['hamburg', VARIANTS.cushion, 3]])
  })

  test('another system reads what is put aside, and ends it; each look is in the log', async () => {
    await sent('/stores', [HAMBURG])
    await sent('/store-stock', [{ ...CUSHION, quantity: 5 }])
    await reserved(2)
    const till = await api.token(['orders:read', 'orders:write'])

    const waiting = await api.asked('GET', '/reservations?store=hamburg', { token: till })
    const [{ number }] = waiting.body.reservations
    const ended = await api.asked('POST', `/reservations/${number}/end`, {
      token: till,
      body: { how: 'givenBack' },
    })
    const twice = await api.asked('POST', `/reservations/${number}/end`, {
      token: till,
      body: { how: 'collected' },
    })
    const returns = await api.asked('GET', '/returns', { token: till })

    expect(waiting.body).toMatchObject({ held: 1, reservations: [{ name: 'Anna Probst', quantity: 2 }] })
    expect(ended).toMatchObject({ status: 200, body: { number, state: 'cancelled', quantity: 2 } })
    expect(twice.status).toBe(409)
    expect(returns).toMatchObject({ status: 200, body: { expected: 0, returns: [] } })
    expect(await shelves()).toEqual([['hamburg', VARIANTS.cushion, 5]])
    const log = await sql().select().from(commandLog).orderBy(asc(commandLog.id))
    expect(log.slice(-2)).toMatchObject([
      { command: 'listReservations', isRead: true, by: expect.stringContaining('ERP') },
      { command: 'endReservation', before: { state: 'held' }, by: expect.stringContaining('ERP') },
    ])
  })

  test('the command line takes the same files in, and the log has each of them', async () => {
    const first = await imported('stores', linesOf([HAMBURG, { ...BERLIN, zip: '' }]))
    const counts = await imported('store-stock', `store;variantId;quantity\nhamburg;${VARIANTS.cushion};7\n`)

    expect([first.exitCode, first.lines.at(-1)]).toEqual([1, '1 changed, 0 unchanged, 1 bad line.'])
    expect(first.lines[0]).toContain('line 2: zip')
    expect(counts).toEqual({ lines: ['1 changed, 0 unchanged, 0 bad lines.'], exitCode: 0 })
    expect(await shelves()).toEqual([['hamburg', VARIANTS.cushion, 7]])
    expect(await sql().$count(stores)).toBe(1)
    const log = await sql().select().from(commandLog).orderBy(asc(commandLog.id))
    expect(log.slice(-2)).toMatchObject([
      { command: 'upsertStores', by: 'operator', after: { changed: 1, unchanged: 0, refused: 1 } },
      { command: 'upsertStoreStock', by: 'operator', after: { changed: 1, unchanged: 0, refused: 0 } },
    ])
  })
})
