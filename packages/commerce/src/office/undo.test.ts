import { withdrawFuturePrice } from '@shop/api-client/integration/goods-commands'
import { blockStaff, readLog } from '@shop/api-client/office/account-commands'
import { changeCategory, showCategory } from '@shop/api-client/office/category-commands'
import { blockCustomer } from '@shop/api-client/office/customer-commands'
import { switchFeature } from '@shop/api-client/office/feature-switch-commands'
import {
  changePrices,
  goodsRows,
  planPrice,
  variantPrices,
} from '@shop/api-client/office/goods-line-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { createCategory } from '@shop/api-client/office/new-goods-commands'
import { changeProduct, showProduct } from '@shop/api-client/office/product-commands'
import { publishRanking } from '@shop/api-client/office/ranking-commands'
import {
  addressRedirects,
  changeRedirects,
  putAddressRedirect,
  removeAddressRedirect,
} from '@shop/api-client/office/redirect-commands'
import { addSynonymLine, putSearchRedirects, searchWords } from '@shop/api-client/office/search-word-commands'
import { setMaintenance } from '@shop/api-client/office/system-commands'
import { applyFuturePrices } from '@shop/catalogue/import/delta/apply-future-prices'
import { putFuturePrices } from '@shop/catalogue/import/delta/future-price-store'
import { commandLog } from '@shop/engine/db/schema/staff'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, ask, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

/** In the tiny catalogue. */
const [CUSHION, SOFA] = [1, 5]

describe.each(await ruleEngines())('taking back what stands in the log, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let olivia: Member
  beforeEach(async () => {
    behind = await open()
    olivia = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const entries = async (by: Member = olivia) => (await by.answer(readLog, { withReads: false })).entries
  const newest = async (command: string) => {
    const entry = (await entries()).find((one) => one.command === command)
    if (entry === undefined) throw new Error(`${command} is not in the log.`)
    return entry
  }
  async function undo(entry: Awaited<ReturnType<typeof newest>>, mode: 'run' | 'preview' = 'run') {
    if (entry.undo.type !== 'here') throw new Error(`It is undone ${entry.undo.type}.`)
    const { command, input, seen } = entry.undo
    const reply = await ask(olivia.office, olivia.token, command, input, { seen, mode, undoes: entry.id })
    if (reply.type !== 'outcome') throw new Error(reply.type)
    return reply.outcome
  }

  test('a limit is as it was before, which the log says of both entries', async () => {
    await olivia.answer(setMoneyLimit, { limit: 5000, was: null }, 0)
    await olivia.answer(setMoneyLimit, { limit: 9000, was: 5000 }, 0)
    const entry = await newest('setMoneyLimit')

    expect(await undo(entry, 'preview')).toMatchObject({ type: 'preview' })
    expect(await undo(entry)).toMatchObject({ type: 'done', answer: { limit: 5000 } })

    const [last, undone] = await entries()
    expect(last).toMatchObject({ command: 'setMoneyLimit', isUndo: true, after: { limit: 5000 } })
    expect(undone).toMatchObject({ id: entry.id, isUndo: false, undo: { type: 'undone', by: 'Mia Kern' } })
  })

  test('what was changed since is not overwritten', async () => {
    await olivia.answer(setMoneyLimit, { limit: 5000, was: null }, 0)
    const entry = await newest('setMoneyLimit')
    await olivia.answer(setMoneyLimit, { limit: 9000, was: 5000 }, 0)

    expect(await undo(entry, 'preview')).toMatchObject({
      type: 'conflict',
      changes: [{ what: 'setMoneyLimit' }],
    })
    expect(await undo(entry)).toMatchObject({ type: 'conflict' })
  })

  test('one entry is undone once, and the undoing itself can be undone', async () => {
    await olivia.answer(setMaintenance, { isOn: true })
    const entry = await newest('setMaintenance')
    expect(await undo(entry)).toMatchObject({ type: 'done' })

    expect(await undo(entry)).toMatchObject({ type: 'conflict', changes: [{ what: 'setMaintenance' }] })
    expect(await undo(await newest('setMaintenance'))).toMatchObject({ type: 'done', answer: { isOn: true } })
  })

  test('a step without a version looks for what was done to the same person since', async () => {
    const mia = await aMember(behind, ['editor'])
    await olivia.answer(blockStaff, { email: mia.email, isBlocked: true })
    const entry = await newest('blockStaff')
    await olivia.answer(blockStaff, { email: mia.email, isBlocked: false })

    expect(await undo(entry)).toMatchObject({ type: 'conflict', changes: [{ what: 'blockStaff' }] })
  })

  test('lines of words do not stand in the way of each other', async () => {
    await olivia.answer(addSynonymLine, { language: 'de', line: 'sofa, couch' })
    const entry = await newest('addSynonymLine')
    await olivia.answer(addSynonymLine, { language: 'de', line: 'lampe, leuchte' })

    expect(await undo(entry)).toMatchObject({ type: 'done' })
    const { synonyms } = await olivia.answer(searchWords, { language: 'de' })
    expect(synonyms).toContain('lampe, leuchte')
    expect(synonyms).not.toContain('sofa, couch')
  })

  test('words that led elsewhere before lead there again', async () => {
    await olivia.answer(
      putSearchRedirects,
      { language: 'de', words: 'gutschein', target: '/wohnen/', was: [] },
      0,
    )
    const led = [{ phrase: 'gutschein', target: '/wohnen/' }]
    await olivia.answer(putSearchRedirects, { language: 'de', words: 'gutschein', target: '/', was: led }, 0)
    const [second, first] = (await entries()).filter(({ command }) => command === 'putSearchRedirects')
    expect([second?.undo, first?.undo]).toMatchObject([{ seen: 0 }, { seen: 0 }])

    expect(first && (await undo(first))).toMatchObject({ type: 'conflict' })
    expect(second && (await undo(second))).toMatchObject({ type: 'done', answer: { target: '/wohnen/' } })
    expect(first && (await undo(first))).toMatchObject({ type: 'done', answer: { phrases: ['gutschein'] } })
  })

  test('an address leads where it did, and one that was taken away leads on again', async () => {
    const locale = 'de-de'
    await olivia.answer(putAddressRedirect, { locale, path: '/sommer/', target: '/wohnen/', was: null }, 0)
    await olivia.answer(removeAddressRedirect, { locale, path: '/sommer/' })

    expect(await undo(await newest('removeAddressRedirect'))).toMatchObject({
      type: 'done',
      answer: { path: '/sommer/', target: '/wohnen/' },
    })
  })

  // A table has another name in the log, and the undoing took the address of somebody else away.
  test('an address that a table has led elsewhere since stays', async () => {
    const locale = 'de-de'
    await olivia.answer(putAddressRedirect, { locale, path: '/sommer/', target: '/wohnen/', was: null }, 0)
    const entry = await newest('putAddressRedirect')
    const later = { path: '/sommer/', target: '/wohnen/?neu=1' }
    await olivia.answer(changeRedirects, { locale, lines: [later] })

    const conflict = { type: 'conflict', changes: [{ what: 'changeRedirects' }] }
    expect(await undo(entry, 'preview')).toMatchObject(conflict)
    expect(await undo(entry)).toMatchObject(conflict)
    expect((await olivia.answer(addressRedirects, { locale })).redirects).toMatchObject([later])
  })

  test('a new address is missing again', async () => {
    const locale = 'de-de'
    await olivia.answer(putAddressRedirect, { locale, path: '/sommer/', target: '/wohnen/', was: null }, 0)

    expect(await undo(await newest('putAddressRedirect'))).toMatchObject({ type: 'done' })
    expect((await olivia.answer(addressRedirects, { locale })).redirects).toEqual([])
  })

  test('a switch goes back to what the brand says', async () => {
    await olivia.answer(switchFeature, { feature: 'faq', places: [{ locale: 'de-de', isOn: false }] }, 0)

    const entry = await newest('switchFeature')
    expect(entry.undo).toMatchObject({ input: { places: [{ locale: 'de-de', isOn: null }] } })
    expect(await undo(entry)).toMatchObject({ type: 'done', answer: { changed: ['de-de'] } })
  })

  test('fields of a product go back, as long as these are as they were left', async () => {
    const edit = (path: string, was: string, now: string) => ({ id: SOFA, edits: [{ path, was, now }] })
    await olivia.answer(changeProduct, edit('name.de', 'Sofa', 'Ottomane'), 0)
    const entry = await newest('changeProduct')
    await olivia.answer(changeProduct, edit('name.fr', 'Sofa', 'Canapé'), 0)

    expect(await undo(entry)).toMatchObject({ type: 'done' })
    const { product } = await olivia.answer(showProduct, { id: SOFA })
    expect(product?.record.name).toEqual({ de: 'Sofa', fr: 'Canapé', nl: 'Sofa' })
  })

  test('a category goes back to where it stood, with its words', async () => {
    const made = async (name: string, parentId: number | null = null) =>
      (await olivia.answer(createCategory, { name: { de: name }, parentId })).id
    const [first, second] = [await made('Körbe'), await made('Truhen')]
    const id = await made('Weide', first)
    await made('Rattan', first)
    await olivia.answer(
      changeCategory,
      {
        id,
        edits: [
          { path: 'parentId', was: first, now: second },
          { path: 'name.de', was: 'Weide', now: 'Aus Weide' },
        ],
      },
      0,
    )

    expect(await undo(await newest('changeCategory'))).toMatchObject({ type: 'done' })
    const { category } = await olivia.answer(showCategory, { id })
    expect(category).toMatchObject({
      path: '/koerbe/weide/',
      fields: { name: { de: 'Weide' }, parentId: first, after: null },
    })
  })

  // German stands in for words that were taken out: the step said that nothing stood there, and replaced what did later.
  test('words that somebody has written since are not replaced', async () => {
    const { id } = await olivia.answer(createCategory, {
      name: { de: 'Körbe', fr: 'Paniers' },
      parentId: null,
    })
    const rename = (was: string, now: string) =>
      olivia.answer(changeCategory, { id, edits: [{ path: 'name.fr', was, now }] }, 0)
    const name = async () => (await olivia.answer(showCategory, { id })).category?.fields.name.fr
    await rename('Paniers', '')
    const entry = await newest('changeCategory')
    await rename('Körbe', 'Corbeilles')

    expect(await undo(entry)).toMatchObject({ type: 'conflict', changes: [{ what: 'name.fr' }] })
    expect(await name()).toBe('Corbeilles')
    expect(await undo(await newest('changeCategory'))).toMatchObject({ type: 'done' })
    expect(await undo(entry)).toMatchObject({ type: 'done' })
    expect(await name()).toBe('Paniers')
  })

  // What was left out counted as undone, and could not be undone any more.
  test('of many prices all go back or none', async () => {
    const shown = async () =>
      (await olivia.answer(goodsRows, { products: [CUSHION, SOFA] })).rows.map(({ variantId, prices }) => ({
        variantId,
        now: { price: prices.DE?.price ?? null, before: prices.DE?.before ?? null },
      }))
    const first = await shown()
    const change = async (lines: typeof first) => {
      const was = new Map((await shown()).map((line) => [line.variantId, line.now]))
      const nothing = { price: null, before: null }
      return olivia.answer(changePrices, {
        lines: lines.map((line) => ({
          country: 'DE' as const,
          was: was.get(line.variantId) ?? nothing,
          ...line,
        })),
      })
    }
    const changed = first.map(({ variantId }) => ({ variantId, now: { price: 7777, before: null } }))
    await change(changed)
    const entry = await newest('changePrices')
    const other = changed.slice(0, 1).map((line) => ({ ...line, now: { price: 8888, before: null } }))
    await change(other)

    expect(await undo(entry, 'preview')).toMatchObject({ type: 'conflict' })
    expect(await undo(entry)).toMatchObject({ type: 'conflict' })
    expect(await shown()).toEqual([...other, ...changed.slice(1)])

    await undo(await newest('changePrices'))
    expect(await undo(entry)).toMatchObject({ type: 'done', answer: { refused: [] } })
    expect(await shown()).toEqual(first)
  })

  test('prices go back line by line', async () => {
    const shown = async () =>
      (await olivia.answer(goodsRows, { products: [SOFA] })).rows.map(({ variantId, prices }) => ({
        variantId,
        price: prices.DE?.price ?? null,
        before: prices.DE?.before ?? null,
      }))
    const first = await shown()
    const lines = first.map(({ variantId, price, before }) => ({
      variantId,
      country: 'DE' as const,
      was: { price, before },
      now: { price: 7777, before: null },
    }))
    await olivia.answer(changePrices, { lines })
    expect((await shown())[0]?.price).toBe(7777)

    expect(await undo(await newest('changePrices'))).toMatchObject({ type: 'done', answer: { refused: [] } })
    expect(await shown()).toEqual(first)
  })

  test('a planned price goes, and one that was taken away is planned again; others are in nobody’s way', async () => {
    const [row] = (await olivia.answer(goodsRows, { products: [SOFA] })).rows
    const plan = { variantId: row?.variantId ?? 0, country: 'DE', price: 5000, before: null } as const
    const [soon, late] = ['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z']
    await olivia.answer(planPrice, { ...plan, validFrom: soon })
    const entry = await newest('planPrice')
    await olivia.answer(planPrice, { ...plan, validFrom: late })
    const planned = async () =>
      (await olivia.answer(variantPrices, { variantId: plan.variantId })).future.map(
        ({ validFrom }) => validFrom,
      )

    expect(await undo(entry)).toMatchObject({ type: 'done', answer: { isWithdrawn: true } })
    expect(await planned()).toEqual([late])
    expect(await undo(await newest('withdrawFuturePrice'))).toMatchObject({ type: 'done' })
    expect((await planned()).toSorted()).toEqual([soon, late])
  })

  describe('of a price that is planned', () => {
    const validFrom = '2027-01-01T00:00:00.000Z'
    let variantId = 0
    beforeEach(async () => {
      const [row] = (await olivia.answer(goodsRows, { products: [SOFA] })).rows
      variantId = row?.variantId ?? 0
    })

    const plan = async (price: number, at = validFrom) => {
      await olivia.answer(planPrice, { variantId, country: 'DE', validFrom: at, price, before: null })
      return newest('planPrice')
    }
    const withdraw = async () => {
      await olivia.answer(withdrawFuturePrice, { variantId, country: 'DE', validFrom })
      return newest('withdrawFuturePrice')
    }
    const planned = async () =>
      (await olivia.answer(variantPrices, { variantId })).future.map(({ price }) => price)
    const importPlan = (line: object) =>
      putFuturePrices(behind.engine.database.sql, [
        { variantId, line: { country: 'DE', price: 5000, validFrom, ...line } },
      ])

    // The one of a colleague was withdrawn in its place.
    test('the one that somebody has put in its place stays, and is undone by itself', async () => {
      const first = await plan(5000)
      const second = await plan(6000)

      expect(await undo(first)).toMatchObject({ type: 'conflict', changes: [{ what: 'planPrice' }] })
      expect(await planned()).toEqual([6000])
      expect(await undo(second)).toMatchObject({ type: 'done', answer: { isChanged: true } })
      expect(await planned()).toEqual([5000])
      expect(await undo(first)).toMatchObject({ type: 'done', answer: { isWithdrawn: true } })
      expect(await planned()).toEqual([])
    })

    // It has another name in the log now than then, and one did not see the other.
    test('what was taken away and planned anew since stays', async () => {
      const first = await plan(5000)
      const withdrawn = await withdraw()
      expect(await undo(first)).toMatchObject({
        type: 'conflict',
        changes: [{ what: 'withdrawFuturePrice' }],
      })
      await plan(6000)

      expect(await undo(withdrawn)).toMatchObject({ type: 'conflict', changes: [{ what: 'planPrice' }] })
      expect(await planned()).toEqual([6000])
    })

    test('the same once more changes nothing, so nothing is undone', async () => {
      await plan(5000)

      expect((await plan(5000)).undo).toEqual({ type: 'elsewhere' })
    })

    // With its price alone it would have lost its scale.
    test.each([
      ['a scale', { before: null, scale: [{ amount: 3, price: 4000 }] }],
      ['a recommended price', { before: null, rrp: 9000 }],
      ['a struck price that stays as it is', {}],
    ])('one of an import with %s is nothing that a step brings back', async (_, line) => {
      await importPlan(line)
      const replaced = await plan(6000)
      await importPlan(line)
      const withdrawn = await withdraw()

      expect([replaced.undo, withdrawn.undo]).toEqual([{ type: 'elsewhere' }, { type: 'elsewhere' }])
    })

    test('one of an import that has taken its place stays, and nobody is named', async () => {
      const entry = await plan(5000)
      await importPlan({ before: null, scale: [{ amount: 3, price: 4000 }] })

      expect(await undo(entry)).toEqual({ type: 'conflict', changes: [] })
      expect(await planned()).toEqual([5000])
    })

    test('one that holds by now is said to be past', async () => {
      const soon = new Date(behind.clock.now().getTime() + 600_000).toISOString()
      const entry = await plan(5000, soon)
      behind.clock.forward(700)
      await applyFuturePrices(behind.engine.database, behind.clock.now())

      expect(await undo(entry)).toMatchObject({ type: 'refused', coded: { code: 'pastMoment' } })
    })
  })

  // Nothing that forgets a person would find it there.
  test('who is no customer is unblocked on their page alone: the log keeps no address of them', async () => {
    await olivia.answer(blockCustomer, { key: 'nobody@example.org', note: 'never pays' })

    expect((await newest('blockCustomer')).undo).toEqual({ type: 'elsewhere' })
    const log = await behind.engine.database.sql.select().from(commandLog)
    expect(JSON.stringify(log)).not.toContain('nobody@example.org')
  })

  test('a step that the release before has left of a forgotten entry goes', async () => {
    await olivia.answer(setMaintenance, { isOn: true })
    const { id } = await newest('setMaintenance')
    await behind.engine.database.sql
      .update(commandLog)
      .set({ before: null, after: null })
      .where(eq(commandLog.id, id))

    await behind.engine.tidy()

    expect((await newest('setMaintenance')).undo).toEqual({ type: 'elsewhere' })
  })

  test('a ranking that was published first is taken away, and one that went comes back', async () => {
    const place = { kind: 'category', categoryId: 1 } as const
    const ranking = { pins: [7], boosts: [], campaigns: {} }
    await olivia.answer(
      publishRanking,
      { id: null, place, locale: 'de-de', from: null, to: null, ranking },
      0,
    )

    expect(await undo(await newest('publishRanking'))).toMatchObject({ type: 'done' })
    expect(await undo(await newest('removeRanking'))).toMatchObject({ type: 'done' })
    expect((await newest('publishRanking')).after).toMatchObject({ pins: [7] })
  })

  test('another step than the one of the entry is refused', async () => {
    await olivia.answer(setMaintenance, { isOn: true })
    const { id } = await newest('setMaintenance')

    const reply = await ask(
      olivia.office,
      olivia.token,
      'setMoneyLimit',
      { limit: 1 },
      { seen: 1, undoes: id },
    )

    expect(reply).toMatchObject({ outcome: { type: 'refused', coded: { code: 'undoUnknown' } } })
  })

  test('whoever may not do the step is not offered it', async () => {
    await olivia.answer(setMoneyLimit, { limit: 5000, was: null }, 0)
    const service = await aMember(behind, ['service'])

    const limit = (await entries(service)).find(({ command }) => command === 'setMoneyLimit')
    expect(limit?.undo).toEqual({ type: 'forbidden' })
  })
})
