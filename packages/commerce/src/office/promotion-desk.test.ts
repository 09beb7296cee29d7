import { addBasketItem } from '@shop/api-client/contract/basket'
import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { readLog } from '@shop/api-client/office/account-commands'
import {
  askForGiftCards,
  blockGiftCard,
  decideGiftCards,
  findGiftCards,
  issueGiftCards,
  listGiftCardRequests,
  makeAgreedGiftCards,
  withdrawGiftCardRequest,
} from '@shop/api-client/office/gift-card-commands'
import { findGoods, listShelves } from '@shop/api-client/office/goods-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import {
  findOffers,
  promotionDesk,
  promotionHistory,
  savePromotion,
  switchPromotion,
  tryPromotion,
} from '@shop/api-client/office/promotion-commands'
import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import {
  endVoucher,
  exportVoucherCodes,
  findVoucher,
  makeVoucherCodes,
} from '@shop/api-client/office/voucher-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { scopeOfRight } from '@shop/domain/staff/token-scopes'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aPromotionRecord, aVoucherRecord } from '../testing/offers.ts'
import { aMember, ask, type Member, STAFF_PASSWORD, signedIn } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const aRecord = (words: Parameters<typeof aPromotionRecord>[0] = {}) =>
  v.parse(PromotionRecord, aPromotionRecord(words))
const aCodedRecord = (code: string, words: Parameters<typeof aPromotionRecord>[0] = {}) =>
  v.parse(PromotionRecord, aVoucherRecord(code, words))

describe.each(await ruleEngines())('promotions in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    mia = await aMember(behind, ['merchandiser'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sample = (lines: { variantId: number; quantity: number }[], words: object = {}) => ({
    locale: 'de-de' as const,
    lines,
    ...words,
  })
  const cushions = [{ variantId: VARIANTS.cushion, quantity: 2 }]
  const basketOf = async () => {
    const visitor = await aVisitor(behind.engine)
    return visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 2,
    })
  }

  test('an offer is found by its name, its id and its code, and one with many codes by one of them', async () => {
    const own = aCodedRecord('LINDE10', { id: 'linden' })
    const many = { ...aRecord({ id: 'autumn' }), needsCode: true }
    await mia.answer(savePromotion, { record: own }, 0)
    await mia.answer(savePromotion, { record: many }, 0)
    const { codes } = await mia.answer(makeVoucherCodes, { promotionId: 'autumn', count: 2, prefix: '' })
    const found = async (text: string, limit = 10) =>
      (await mia.answer(findOffers, { text, limit })).offers.map(({ id, code }) => [id, code])

    expect(await found('linde10')).toEqual([['linden', 'LINDE10']])
    expect(await found('linden')).toEqual([['linden', 'LINDE10']])
    expect(await found(codes[0] ?? '')).toEqual([['autumn', codes[0]]])
    expect(await found(own.name.de.slice(0, 4), 1)).toHaveLength(1)
    expect(await found('%%')).toEqual([])
    expect(await mia.run(findOffers, { text: 'l' })).toMatchObject({ type: 'invalid' })
  })

  test('one is written, tried, switched on, and works on the next basket', async () => {
    const off = aRecord({ isActive: false })
    const saved = await mia.answer(savePromotion, { record: off }, 0)
    const before = await basketOf()
    const tried = await mia.answer(tryPromotion, sample(cushions, { draft: off }))
    await mia.answer(switchPromotion, { id: 'autumn', isActive: true }, saved.version)
    const after = await basketOf()

    expect(before.basket.totals.reductions).toEqual([])
    expect(tried.working).toMatchObject([{ promotionId: 'autumn', amount: tried.totals.reduction }])
    expect(tried.totals.reduction).toBe(Math.round(tried.totals.before / 10))
    expect(after.basket.totals.reductions).toMatchObject([
      { promotionId: 'autumn', amount: tried.totals.reduction },
    ])
    expect((await mia.answer(promotionDesk, {})).offers).toMatchObject([
      { record: { id: 'autumn' }, state: 'on', uses: 0, codes: null },
    ])
  })

  test('what a sample basket lacks is said, and nothing of it is kept', async () => {
    const draft = aRecord({
      conditions: [{ level: 'global', key: 'minimum_value', value: 900_000 }],
    })
    const tried = await mia.answer(tryPromotion, sample(cushions, { draft, codes: ['NIX'] }))

    expect(tried.idle).toMatchObject([{ promotionId: 'autumn', reasons: ['minimum_value'] }])
    expect(tried.missing).toMatchObject([{ amount: 900_000 - tried.totals.before }])
    expect(tried.unknownCodes).toEqual(['NIX'])
    expect((await mia.answer(promotionDesk, {})).offers).toEqual([])
  })

  test('a gift is laid in, a planned one begins, and the own code is typed', async () => {
    const gift = aRecord({
      effect: { type: 'automatic_gift', variantId: VARIANTS.book, quantity: 1 },
      schedule: { from: '2027-01-01T00:00:00Z', to: null },
    })
    const now = await mia.answer(tryPromotion, sample(cushions, { draft: gift }))
    const then = await mia.answer(tryPromotion, sample(cushions, { draft: gift, at: '2027-01-02T00:00:00Z' }))
    const coded = await mia.answer(tryPromotion, sample(cushions, { draft: aCodedRecord('ZEHN') }))
    const each = aCodedRecord('X', { id: 'sorry', code: null, needsCode: true })

    expect(now.idle).toMatchObject([{ reasons: ['not_started'] }])
    expect(then.lines.map(({ isGift }) => isGift)).toEqual([false, true])
    expect(coded.working).toMatchObject([{ code: 'ZEHN' }])
    expect((await mia.answer(tryPromotion, sample(cushions, { draft: each }))).working).toHaveLength(1)
  })

  test('somebody quicker is named, and an earlier version comes back', async () => {
    const first = await mia.answer(savePromotion, { record: aRecord() }, 0)
    const next = aRecord({ priority: 7 })
    await mia.answer(savePromotion, { record: next }, first.version)
    const late = await mia.run(savePromotion, { record: aRecord({ priority: 9 }) }, first.version)
    const { versions } = await mia.answer(promotionHistory, { id: 'autumn' })

    expect(late).toMatchObject({ type: 'conflict', changes: [{ by: 'Mia Kern', what: 'savePromotion' }] })
    expect(versions.map(({ record }) => record?.priority)).toEqual([7, 1])
  })

  test('what no import would take is refused, and so is what is not there', async () => {
    const wrongName = aRecord({ name: { de: '12 % auf alles', fr: 'x', nl: 'x' } })

    expect(await mia.run(savePromotion, { record: wrongName }, 0)).toMatchObject({ type: 'refused' })
    expect(await mia.run(switchPromotion, { id: 'nix', isActive: true }, 0)).toMatchObject({
      type: 'refused',
      coded: { code: 'offerUnknown' },
    })
    expect(await mia.run(savePromotion, { record: aRecord() })).toMatchObject({ type: 'invalid' })
  })

  test('codes are made by the batch, found, exported and switched off', async () => {
    const record = aCodedRecord('X', { id: 'sorry', code: null, needsCode: true })
    await mia.answer(savePromotion, { record }, 0)
    const { codes } = await mia.answer(makeVoucherCodes, {
      promotionId: 'sorry',
      count: 12,
      prefix: 'sorry',
    })
    const [code = '', other = ''] = codes
    await mia.answer(endVoucher, { code: ` ${other.toLowerCase()}` })
    const visitor = await aVisitor(behind.engine)
    const { basketKey } = visitor
    await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 2 })
    const { vouchers } = await visitor.call(addVoucher, { basketKey, code })

    expect(codes).toHaveLength(12)
    expect(vouchers).toMatchObject([{ isValid: true }])
    expect(await mia.answer(findVoucher, { code: code.toLowerCase() })).toMatchObject({
      voucher: { code, promotionId: 'sorry', worksOnce: true, state: 'on', uses: [] },
    })
    expect((await mia.answer(findVoucher, { code: other })).voucher?.state).toBe('off')
    expect((await mia.answer(findVoucher, { code: 'nix' })).voucher).toBeNull()
    const listed = (await mia.answer(exportVoucherCodes, { promotionId: 'sorry' })).codes
    expect(listed.filter(({ isActive }) => !isActive).map((one) => one.code)).toEqual([other])
    const inParts: string[] = []
    let cursor: string | null = null
    do {
      const part: { codes: { code: string }[]; next: string | null } = await mia.answer(exportVoucherCodes, {
        promotionId: 'sorry',
        limit: 5,
        cursor,
      })
      expect(part.codes.length).toBeLessThanOrEqual(5)
      inParts.push(...part.codes.map(({ code }) => code))
      cursor = part.next
    } while (cursor !== null)
    expect(inParts).toEqual(listed.map(({ code }) => code))
    expect(await mia.run(makeVoucherCodes, { promotionId: 'nix', count: 1 })).toMatchObject({
      coded: { code: 'codesNone' },
    })
  })

  test('a gift card is given, found by its end, and blocked; its secret stays out of the log', async () => {
    const owner = await aMember(behind, ['owner'])
    const { cards } = await mia.answer(issueGiftCards, {
      amount: 2500,
      currency: 'EUR',
      reason: 'order T00000001 came late',
    })
    const [card] = cards
    if (card === undefined) throw new Error('No card was made.')
    const visitor = await aVisitor(behind.engine)
    const { basketKey } = visitor
    await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 2 })
    const found = await mia.answer(findGiftCards, { text: card.code.slice(-4) })
    const whole = await mia.answer(findGiftCards, { text: card.code.toLowerCase() })
    const id = found.cards[0]?.id ?? ''
    const blocked = await mia.answer(blockGiftCard, { id, isBlocked: true })

    expect(found.cards).toMatchObject([
      { balance: 2500, state: 'active', bookings: [{ kind: 'issued', amount: 2500 }] },
    ])
    expect(whole).toEqual(found)
    expect(blocked.state).toBe('blocked')
    const refused = await visitor
      .call(addGiftCard, { basketKey, code: card.code, pin: card.pin })
      .catch((problem: unknown) => problem)
    expect(refused).not.toMatchObject({ giftCards: [{ applied: 2500 }] })
    const log = JSON.stringify(await owner.answer(readLog, { withReads: true }))
    expect(log).toContain('came late')
    expect(log).not.toContain(card.code)
    expect(log).not.toContain(card.pin)
  })

  test('cards above the limit for money need a second person, all of a day together', async () => {
    const owner = await aMember(behind, ['owner'])
    await owner.answer(setMoneyLimit, { limit: 10_000, was: null }, 0)
    const cards = (words: { amount: number; count?: number }) =>
      ({ ...words, currency: 'EUR', reason: 'goodwill' }) as const
    const needsTwo = { type: 'refused', coded: { code: 'givingNeedsSecond', params: { amount: 10_000 } } }

    expect(await mia.run(issueGiftCards, cards({ amount: 2500, count: 5 }))).toMatchObject(needsTwo)
    expect(await mia.run(issueGiftCards, cards({ amount: 2500, count: 3 }))).toMatchObject({ type: 'done' })
    expect(await mia.run(issueGiftCards, cards({ amount: 2501 }))).toMatchObject(needsTwo)
    expect(await mia.run(issueGiftCards, cards({ amount: 2500 }))).toMatchObject({ type: 'done' })
    expect(await owner.run(issueGiftCards, cards({ amount: 10_001 }))).toMatchObject(needsTwo)
    behind.clock.forward(25 * 60 * 60)
    const token = await signedIn(mia.office, mia.email, STAFF_PASSWORD)
    expect(await ask(mia.office, token, 'issueGiftCards', cards({ amount: 2500, count: 4 }))).toMatchObject({
      outcome: { type: 'done' },
    })
  })

  test('cards above the limit are asked for by one, agreed to by another, and made once by the first', async () => {
    const olivia = await aMember(behind, ['owner'])
    const other = await aMember(behind, ['owner'], 'other@example.org')
    await olivia.answer(setMoneyLimit, { limit: 10_000, was: null }, 0)
    const cards = { amount: 9000, count: 2, currency: 'EUR', reason: 'ten years of the club' } as const
    expect(await mia.run(askForGiftCards, { ...cards, count: 1 })).toMatchObject({
      coded: { code: 'cardsWithinLimit' },
    })

    const { id } = await mia.answer(askForGiftCards, cards)
    const early = await mia.run(makeAgreedGiftCards, { id })
    const byHerself = await mia.run(decideGiftCards, { id, isApproved: true })
    await olivia.answer(decideGiftCards, { id, isApproved: true, note: 'agreed with finance' })
    const byOwner = await olivia.run(makeAgreedGiftCards, { id })
    const seen = await mia.answer(listGiftCardRequests, {})
    const made = await mia.answer(makeAgreedGiftCards, { id })
    const again = await mia.run(makeAgreedGiftCards, { id })

    expect(early).toMatchObject({ coded: { code: 'cardsNotAgreed' } })
    expect(byHerself).toMatchObject({ type: 'forbidden' })
    expect(byOwner).toMatchObject({ coded: { code: 'cardsOfOther' } })
    expect(seen.open).toMatchObject([{ id, isMine: true, state: 'approved', why: 'agreed with finance' }])
    expect(made.cards).toHaveLength(2)
    expect(again).toMatchObject({ coded: { code: 'cardsNotAgreed' } })
    // What two people have decided is not what one gives in a day.
    expect(await mia.run(issueGiftCards, { ...cards, count: 1 })).toMatchObject({ type: 'done' })
    const own = await olivia.answer(askForGiftCards, cards)
    expect(await olivia.run(decideGiftCards, { id: own.id, isApproved: true })).toMatchObject({
      coded: { code: 'moneyRequestOwn' },
    })
    await other.answer(decideGiftCards, { id: own.id, isApproved: false, note: 'too much' })
    expect(await olivia.run(makeAgreedGiftCards, { id: own.id })).toMatchObject({
      coded: { code: 'cardsNotAgreed' },
    })
    expect(await other.run(decideGiftCards, { id: own.id, isApproved: true })).toMatchObject({
      coded: { code: 'moneyRequestDecided' },
    })
    const log = JSON.stringify(await olivia.answer(readLog, { withReads: true }))
    for (const { code, pin } of made.cards) {
      expect(log).not.toContain(code)
      expect(log).not.toContain(pin)
    }
  })

  test('cards that were asked for are taken back by whoever has asked, also agreed to, and by nobody else', async () => {
    const olivia = await aMember(behind, ['owner'])
    await olivia.answer(setMoneyLimit, { limit: 10_000, was: null }, 0)
    const cards = { amount: 9000, count: 2, currency: 'EUR', reason: 'ten years of the club' } as const
    const waiting = await mia.answer(askForGiftCards, cards)
    const agreed = await mia.answer(askForGiftCards, cards)
    await olivia.answer(decideGiftCards, { id: agreed.id, isApproved: true })

    const byOwner = await olivia.run(withdrawGiftCardRequest, { id: waiting.id })
    for (const { id } of [waiting, agreed]) await mia.answer(withdrawGiftCardRequest, { id })
    const again = await mia.run(withdrawGiftCardRequest, { id: waiting.id })
    const late = await olivia.run(decideGiftCards, { id: waiting.id, isApproved: true })
    const made = await mia.run(makeAgreedGiftCards, { id: agreed.id })
    const { open, done } = await mia.answer(listGiftCardRequests, {})

    expect(byOwner).toMatchObject({ coded: { code: 'cardsOfOther' } })
    expect(again).toMatchObject({ coded: { code: 'cardsWithdrawn' } })
    expect(late).toMatchObject({ coded: { code: 'cardsWithdrawn' } })
    expect(made).toMatchObject({ coded: { code: 'cardsNotAgreed' } })
    expect(open).toEqual([])
    expect(done.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  })

  test('cards that are made, or were refused, are not taken back; and a refusal says why', async () => {
    const olivia = await aMember(behind, ['owner'])
    await olivia.answer(setMoneyLimit, { limit: 10_000, was: null }, 0)
    const cards = { amount: 9000, count: 2, currency: 'EUR', reason: 'ten years of the club' } as const
    const made = await mia.answer(askForGiftCards, cards)
    await olivia.answer(decideGiftCards, { id: made.id, isApproved: true })
    await mia.answer(makeAgreedGiftCards, { id: made.id })
    const refused = await mia.answer(askForGiftCards, cards)

    const silent = await olivia.run(decideGiftCards, { id: refused.id, isApproved: false, note: ' ' })
    await olivia.answer(decideGiftCards, { id: refused.id, isApproved: false, note: 'too much' })

    expect(silent).toMatchObject({ type: 'invalid', problems: [{ path: 'note' }] })
    for (const { id } of [made, refused])
      expect(await mia.run(withdrawGiftCardRequest, { id })).toMatchObject({
        coded: { code: 'moneyRequestDecided' },
      })
  })

  test('no token of the integration API gives or agrees to gift cards', () => {
    for (const { right } of [
      issueGiftCards,
      askForGiftCards,
      withdrawGiftCardRequest,
      makeAgreedGiftCards,
      decideGiftCards,
    ])
      expect(scopeOfRight(right)).toBeNull()
  })

  test('goods are found by words and number, and shelves are listed', async () => {
    const found = await mia.answer(findGoods, { locale: 'de-de', text: 'Kissen' })
    const numbered = await mia.answer(findGoods, { locale: 'de-de', text: 'P7' })
    const named = await mia.answer(findGoods, { locale: 'de-de', variantIds: [VARIANTS.cushion] })
    const { categories, brands } = await mia.answer(listShelves, { locale: 'de-de' })

    expect(found.goods.length).toBeGreaterThan(0)
    expect(numbered.goods.map(({ referenceKey }) => referenceKey)).toEqual(['P7'])
    expect(named.goods[0]?.variants.some(({ variantId }) => variantId === VARIANTS.cushion)).toBe(true)
    expect(categories.map(({ path }) => path)).toContain('/wohnen/')
    expect(brands.length).toBeGreaterThan(0)
  })

  test('the command line stands in the same log, without codes', async () => {
    const owner = await aMember(behind, ['owner'])
    const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
    await run('vouchers', 'create', '--code', 'HALLO', '--percent', '10')
    await run('giftcards', 'create', '25.00')
    const { entries } = await owner.answer(readLog, {})

    expect(entries.map(({ command, by }) => [command, by])).toEqual(
      expect.arrayContaining([
        ['savePromotion', 'operator'],
        ['issueGiftCards', 'operator'],
      ]),
    )
  })
})
