import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { logEntries } from '@shop/engine/command/command-log-store'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPromotionRecord, aVoucherRecord, givePromotions } from '../../testing/offers.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor } from '../../testing/visitor.ts'
import { wordsFromHere } from '../base/words-from-here.ts'
import { runCommand } from '../commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-promotions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(await ruleEngines())('promotions at the desk, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const file = (content: string) => {
    const path = join(folder, `${crypto.randomUUID()}.json`)
    writeFileSync(path, content)
    return path
  }
  const shopper = async () => {
    const visitor = await aVisitor(engine)
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 2,
    })
    return visitor
  }

  test('the log has the promotions that a file has replaced, as they were', async () => {
    const before = aPromotionRecord()
    const after = { ...before, priority: before.priority + 1 }
    await run('promotions', 'import', file(JSON.stringify([before])))
    await run('promotions', 'import', file(JSON.stringify([after, aVoucherRecord('ZEHN')])))

    const [last, first] = await logEntries(engine.database.sql, { before: null, withReads: false, limit: 2 })
    expect([first?.before, last?.before]).toMatchObject([{}, { [before.id]: { priority: before.priority } }])
    expect(Object.keys(Object(last?.before))).toEqual([before.id])
    expect(last?.after).toMatchObject({ [before.id]: { priority: after.priority }, zehn: { id: 'zehn' } })
  })

  test('a file is checked, imported, listed and imported again', async () => {
    const path = file(
      JSON.stringify([
        aPromotionRecord(),
        aVoucherRecord('ZEHN', { schedule: { from: null, to: '2026-11-01T00:00:00Z' } }),
      ]),
    )

    expect(await run('promotions', 'check', path)).toEqual({
      lines: ['All is well: 2 new, 0 replaced when imported.'],
      exitCode: 0,
    })
    expect(await run('promotions', 'list')).toEqual({ lines: ['There are no promotions.'], exitCode: 0 })
    expect(await run('promotions', 'import', path)).toEqual({ lines: ['2 new, 0 replaced.'], exitCode: 0 })
    expect(await run('promotions', 'import', path)).toEqual({ lines: ['0 new, 2 replaced.'], exitCode: 0 })
    expect((await run('promotions', 'list')).lines).toEqual([
      'autumn  on  autumn de',
      '    by itself, automatic_discount, without an end, priority 1, always, 0 orders',
      'zehn  over  zehn de',
      '    code ZEHN, automatic_discount,  – 2026-11-01, priority 1, with_promotions, 0 orders',
    ])
  })

  test.each<[string, unknown, string]>([
    [
      'more than everything off',
      [
        aPromotionRecord({
          effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 101 },
        }),
      ],
      'autumn: effect: A discount in percent lies between 1 and 100.',
    ],
    ['a field that nobody knows', [{ ...aPromotionRecord(), colour: 'red' }], 'autumn: colour: '],
    ['an id twice', [aPromotionRecord(), aPromotionRecord()], 'autumn: stands there 2 times'],
    [
      'a code twice',
      [aVoucherRecord('ZEHN', { id: 'a' }), aVoucherRecord('zehn', { id: 'b' })],
      'a, b: have the same code ZEHN',
    ],
    [
      'an end before the beginning',
      [aPromotionRecord({ schedule: { from: '2026-12-02T00:00:00Z', to: '2026-12-01T00:00:00Z' } })],
      'autumn: The schedule ends before it begins.',
    ],
    ['no object', [7], 'promotion 1: '],
  ])('%s is told, and nothing is imported', async (_, records, said) => {
    const { lines, exitCode } = await run('promotions', 'import', file(JSON.stringify(records)))

    expect([exitCode, lines.at(-1)]).toEqual([1, 'Nothing was imported.'])
    expect(lines.join('\n')).toContain(said)
    expect((await run('promotions', 'list')).lines).toEqual(['There are no promotions.'])
  })

  test.each([
    ['', 'is empty'],
    ['{"id": ', 'is not JSON'],
  ])('a file with %j is told in a sentence', async (content, said) => {
    expect((await run('promotions', 'check', file(content))).lines[0]).toContain(said)
  })

  test('a voucher for everybody is made, used and ended', async () => {
    const made = await run(
      'vouchers',
      'create',
      '--code',
      'hallo',
      '--amount',
      '5,00',
      '--minimum',
      '20',
      '--until',
      '2026-12-31',
    )
    const again = await run('vouchers', 'create', '--code', 'HALLO', '--percent', '10')
    const visitor = await shopper()
    const { vouchers } = await visitor.call(addVoucher, { basketKey: visitor.basketKey, code: 'Hallo' })
    const ended = await run('vouchers', 'disable', 'hallo', 'nichts')

    expect(made).toEqual({ lines: ['HALLO: works from now on.'], exitCode: 0 })
    expect(again).toEqual({ lines: ['There is a voucher hallo already.'], exitCode: 1 })
    expect(vouchers).toMatchObject([{ isValid: true, reduction: 500 }])
    expect(ended).toEqual({
      lines: ['HALLO: disabled', 'NICHTS: there is no voucher with this code.'],
      exitCode: 1,
    })
    expect((await run('vouchers', 'list')).lines).toEqual(['HALLO  off  5.00 mit HALLO  0 orders'])
  })

  test('codes that work once are made by the dozen', async () => {
    await givePromotions(engine.database, aVoucherRecord('X', { id: 'sorry', code: null, needsCode: true }))
    const { lines } = await run('vouchers', 'create', '--of', 'sorry', '--count', '12', '--prefix', 'sorry')
    const visitor = await shopper()

    const basket = await visitor.call(addVoucher, { basketKey: visitor.basketKey, code: lines[3] ?? '' })
    await run('vouchers', 'disable', lines[4] ?? '')

    expect(new Set(lines).size).toBe(12)
    expect(lines[0]).toMatch(/^SORRY-[2-9A-Z]{10}$/)
    expect(basket.vouchers).toMatchObject([{ isValid: true }])
    expect((await run('vouchers', 'list')).lines).toEqual([
      '(sorry)  on  sorry de  12 codes, 0 used, 1 disabled',
    ])
  })

  test('gift cards are made, and their code and PIN work', async () => {
    const { lines } = await run('giftcards', 'create', '25.00', '--count', '2')
    const [, code = '', pin = ''] = /^(\S+) {2}PIN (\d+)/.exec(lines[1] ?? '') ?? []
    const visitor = await shopper()

    const basket = await visitor.call(addGiftCard, { basketKey: visitor.basketKey, code, pin })
    const balance = await run('giftcards', 'balance', code.toLowerCase())

    expect(lines[0]).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4} {2}PIN \d{6} {2}25\.00 EUR, until 2029-12-31$/)
    expect(basket.giftCards).toMatchObject([{ balance: 2500, applied: 2500 }])
    expect(balance.lines).toEqual([
      `•••• ${code.slice(-4)}  25.00 EUR  active, until 2029-12-31`,
      '    2026-11-21 12:00  issued  25.00 EUR',
    ])
  })

  // It ended at midnight UTC, so that its mail named the first of July as the last day.
  test('a gift card works to the end of its last day where it is spent', async () => {
    const { lines } = await run('giftcards', 'create', '25.00', '--until', '2029-06-30')
    await run('giftcards', 'create', '25.00')

    const ends = await engine.database.sql
      .select({ at: giftCards.expiresAt })
      .from(giftCards)
      .orderBy(giftCards.expiresAt)
    expect(lines[0]).toContain('until 2029-06-30')
    expect(ends.map(({ at }) => at?.toISOString())).toEqual([
      '2029-06-30T21:59:59.000Z',
      '2029-12-31T22:59:59.000Z',
    ])
  })

  test.each([
    [['promotions'], 2, 'promotions check <file>'],
    [['promotions', 'import'], 2, 'promotions check <file>'],
    [['promotions', 'check', '/nothing/here.json'], 1, 'cannot be read'],
    [['vouchers', 'create'], 2, 'Name the code'],
    [['vouchers', 'create', '--code', 'A'], 2, 'Say either'],
    [['vouchers', 'create', '--code', 'A', '--percent', '10'], 1, 'A code has 3 to 40'],
    [['vouchers', 'create', '--code', 'ABC', '--percent', '10', '--amount', '5.00'], 2, 'Say either'],
    [
      ['vouchers', 'create', '--code', 'ABC', '--percent', '10', '--until', '2026-02-30'],
      2,
      '--until cannot be',
    ],
    [['vouchers', 'create', '--of', 'nothing'], 1, 'no promotion nothing with needsCode'],
    [['vouchers', 'create', '--colour', 'red'], 2, 'vouchers create'],
    [['giftcards', 'create'], 2, 'giftcards create'],
    [['giftcards', 'create', '0'], 2, 'The amount lies between'],
    [['giftcards', 'create', '25.5'], 2, 'The amount lies between'],
    [['giftcards', 'create', '25', '--currency', 'USD'], 2, '--currency is EUR or CHF'],
    [['giftcards', 'create', '25', '--until', '2020-01-01'], 2, '--until is a day to come'],
    [['giftcards', 'balance', 'ABCD'], 1, 'no gift card'],
  ])('%j ends with %i and says what is wrong', async (words, code, said) => {
    const { lines, exitCode } = await run(...words)

    expect(exitCode).toBe(code)
    expect(lines.join('\n')).toContain(said)
  })
})

test('a file is named so that a running shop finds it', () => {
  expect(wordsFromHere(['promotions', 'check', 'a.json'], '/here')).toEqual([
    'promotions',
    'check',
    '/here/a.json',
  ])
  expect(wordsFromHere(['reviews', 'list'], '/here')).toEqual(['reviews', 'list'])
})
