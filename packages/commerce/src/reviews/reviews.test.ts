import { loadListing, loadProduct } from '@shop/api-client/contract/catalogue'
import { loadReviews, writeReview } from '@shop/api-client/contract/reviews'
import { authenticate } from '@shop/api-client/contract/user'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { importReviews, type ReviewRecord } from '@shop/catalogue/reviews/import-reviews'
import { moderatedReview } from '@shop/catalogue/reviews/moderate-reviews'
import { reviewsIn } from '@shop/catalogue/reviews/review-store'
import { tinyCatalogue, VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { orderItems, payments } from '@shop/engine/db/schema/orders'
import { reviews } from '@shop/engine/db/schema/reviews'
import { users } from '@shop/engine/db/schema/shopper'
import { eq, sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buy } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const REVIEW = {
  referenceKey: 'P1',
  rating: 4,
  title: 'Weich',
  text: 'Sehr weich und schön warm, gerne wieder.',
  nickname: 'Anna P.',
}

describe.each(await ruleEngines())('reviews on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const customer = async (email = 'anna@example.org') => {
    const visitor = await aVisitor(engine)
    await visitor.call(authenticate, registration(email))
    return visitor
  }
  const decide = (id: string, decision: 'approved' | 'rejected') =>
    engine.database.transaction((sql) => moderatedReview(sql, { idStart: id, decision, now: clock.now() }))
  const pendingIds = async () => (await reviewsIn(engine.database.sql, 'pending')).map(({ id }) => id)
  const approveAll = async () => {
    for (const id of await pendingIds()) await decide(id, 'approved')
  }
  const shown = (visitor: Visitor, sort: 'newest' | 'best' | 'worst' | 'verified' = 'newest', page = 1) =>
    visitor.call(loadReviews, { referenceKey: 'P1', sort, page })

  test('a review is seen after moderation, and the rating follows on page and card', async () => {
    const anna = await customer()

    const answer = await anna.try(writeReview, REVIEW)
    const before = await shown(anna)
    const pageBefore = await anna.call(loadProduct, { referenceKey: 'P1' })
    await approveAll()
    await engine.refresh()

    const after = await shown(anna)
    const page = await anna.call(loadProduct, { referenceKey: 'P1' })
    expect(answer).toMatchObject({ status: 202, body: {} })
    expect(before).toMatchObject({ count: 0, average: 0, visible: 0, items: [] })
    expect(after).toMatchObject({ count: 1, average: 4, visible: 1, pages: 1 })
    expect(after.items).toEqual([
      {
        id: expect.any(String),
        rating: 4,
        title: 'Weich',
        text: REVIEW.text,
        nickname: 'Anna P.',
        language: 'de',
        isVerified: false,
        date: '2026-11-21',
      },
    ])
    expect(after.bars.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0])
    expect(pageBefore.reviews).toMatchObject({ visible: 0, items: [] })
    expect(page.reviews).toEqual({ ...after, pages: 1 })
    expect(page.product.attributes.anzahlBewertungen?.values[0]?.label).toBe('1')
  })

  test('whoever listens for changes hears of the product, and of nothing while a review waits', async () => {
    const anna = await customer()
    await engine.refresh()
    const heard: string[] = []
    engine.onChange((tags) => heard.push(...tags))

    await anna.call(writeReview, REVIEW)
    await engine.refresh()
    const beforeApproval = [...heard]
    await approveAll()
    await engine.refresh()

    expect(beforeApproval).toEqual([])
    expect(heard).toContain('product:1')
  })

  test('a decision can be taken back: stars and words go', async () => {
    const anna = await customer()
    await anna.call(writeReview, REVIEW)
    const [id = ''] = await pendingIds()
    await decide(id, 'approved')

    await decide(id.slice(0, 8), 'rejected')
    await engine.refresh()

    const page = await anna.call(loadProduct, { referenceKey: 'P1' })
    expect(await shown(anna)).toMatchObject({ count: 0, visible: 0, items: [] })
    expect(page.product.attributes).not.toHaveProperty('anzahlBewertungen')
  })

  test('an id that names no review or several decides nothing', async () => {
    await (await customer()).call(writeReview, REVIEW)
    await (await customer('eva@example.org')).call(writeReview, REVIEW)

    expect(await decide('no-such-id', 'approved')).toBeNull()
    expect(await decide('', 'approved')).toBeNull()
    expect(await pendingIds()).toHaveLength(2)
  })

  test('the stars of reviews are added to the rating that the catalogue brings along, also after an import', async () => {
    await importProduct({ rating: { average: 4, count: 9 }, name: 'Kissen' })
    const anna = await customer()
    await anna.call(writeReview, { ...REVIEW, rating: 1 })
    await approveAll()
    await engine.refresh()
    const first = await shown(anna)

    await importProduct({ rating: { average: 5, count: 1 }, name: 'Kissen, neu benannt' })
    await engine.refresh()
    const second = await shown(anna)
    const page = await anna.call(loadProduct, { referenceKey: 'P1' })

    expect(first).toMatchObject({ average: 3.7, count: 10, visible: 1 })
    expect(second).toMatchObject({ average: 3, count: 2, visible: 1 })
    expect(page.product.name).toBe('Kissen, neu benannt')
    expect(page.product.attributes.durchschnittBewertungen?.values[0]?.label).toBe('3')
  })

  test('colours of one thing are judged together: page, list of reviews and card say the same', async () => {
    await importProduct({ rating: { average: 4, count: 3 }, name: 'Kissen, grau', masterKey: 'M1' })
    await importProduct({ rating: { average: 5, count: 1 }, name: 'Kissen, blau', masterKey: 'M1', id: 2 })
    await importReviews(
      engine.database,
      [imported('grey', 4), { ...imported('blue', 5), productId: 2 }],
      clock.now(),
    )
    await engine.refresh()
    const visitor = await aVisitor(engine)
    const pageOf = (referenceKey: string) => visitor.call(loadProduct, { referenceKey })

    const [grey, blue, list] = await Promise.all([pageOf('P1'), pageOf('P2'), shown(visitor)])
    const { products } = await visitor.call(loadListing, { path: '/wohnen/' })

    const together = { average: 4.25, count: 4, visible: 2 }
    expect([grey.reviews, blue.reviews, list]).toMatchObject([together, together, together])
    expect(list.items.map(({ id }) => id).toSorted()).toEqual(['blue', 'grey'])
    expect(products.find(({ name }) => name.startsWith('Kissen'))?.rating).toEqual({
      average: 4.25,
      count: 4,
    })

    const eva = await customer('eva@example.org')
    await eva.call(writeReview, { ...REVIEW, referenceKey: 'P2', rating: 1 })
    await approveAll()
    await engine.refresh()
    expect((await pageOf('P1')).reviews).toMatchObject({ average: 3.6, count: 5, visible: 3 })
  })

  test('imported reviews are part of the imported rating and are not counted twice', async () => {
    await importProduct({ rating: { average: 4.5, count: 2 }, name: 'Kissen' })
    await importReviews(engine.database, [imported('r1', 4), imported('r2', 5)], clock.now())

    const visitor = await aVisitor(engine)
    await engine.refresh()
    const page = await visitor.call(loadProduct, { referenceKey: 'P1' })
    const again = await importReviews(engine.database, [imported('r1', 4)], clock.now())
    await importReviews(engine.database, [imported('r3', 4)], clock.now())
    await engine.refresh()

    const pageAfter = await visitor.call(loadProduct, { referenceKey: 'P1' })
    expect(again).toBe(0)
    expect(page.reviews).toMatchObject({ average: 4.5, count: 2, visible: 2 })
    expect(pageAfter.reviews).toMatchObject({ average: 4.5, count: 2, visible: 3 })
  })

  test('a record that is no review is refused as a whole', async () => {
    const records = [imported('r1', 4), { ...imported('r2', 5), rating: 6 }]

    await expect(importReviews(engine.database, records, clock.now())).rejects.toThrow(/Invalid type/)
    expect(await engine.database.sql.select().from(reviews)).toEqual([])
  })

  test('orders: newest, best, worst, verified; the reader’s language first among equals; page by page', async () => {
    const records = Array.from({ length: 12 }, (_, index) => ({
      ...imported(`r${String(index).padStart(2, '0')}`, ((index % 5) + 1) as 1),
      language: index === 11 ? ('fr' as const) : ('de' as const),
      isVerified: index === 3,
      createdAt: `2026-10-${String(index + 1).padStart(2, '0')}T10:00:00Z`,
    }))
    await importReviews(engine.database, records, clock.now())
    const visitor = await aVisitor(engine)

    const [newest, best, worst, verified, second, beyond] = await Promise.all([
      shown(visitor),
      shown(visitor, 'best'),
      shown(visitor, 'worst'),
      shown(visitor, 'verified'),
      shown(visitor, 'newest', 2),
      shown(visitor, 'newest', 10_000),
    ])

    expect(newest).toMatchObject({ pages: 2, page: 1 })
    expect(newest.items.map(({ id }) => id)).toEqual([
      'r10',
      'r09',
      'r08',
      'r07',
      'r06',
      'r05',
      'r04',
      'r03',
      'r02',
      'r01',
    ])
    expect(second.items.map(({ id }) => id)).toEqual(['r00', 'r11'])
    expect(best.items.map(({ rating }) => rating)).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 2, 1])
    expect(worst.items.map(({ rating }) => rating)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 4, 4])
    expect(verified.items[0]?.id).toBe('r03')
    expect(beyond.items).toEqual([])
  })

  test('those with so many stars are read alone, page by page', async () => {
    const records = Array.from({ length: 25 }, (_, index) =>
      imported(`r${String(index).padStart(2, '0')}`, index < 12 ? 2 : 5),
    )
    await importReviews(engine.database, records, clock.now())
    const visitor = await aVisitor(engine)
    const two = (page: number) => visitor.call(loadReviews, { referenceKey: 'P1', stars: 2, page })

    const [first, second, none] = await Promise.all([
      two(1),
      two(2),
      visitor.call(loadReviews, { referenceKey: 'P1', stars: 4 }),
    ])

    expect(first).toMatchObject({ visible: 25, pages: 2 })
    expect([...first.items, ...second.items].map(({ rating }) => rating)).toEqual(Array(12).fill(2))
    expect(none).toMatchObject({ items: [], pages: 0 })
  })

  test('a purchase is verified while it is kept, and no longer once everything went back', async () => {
    const anna = await customer()
    await anna.refresh()
    await buy(anna, { variantId: VARIANTS.cushion })
    await engine.database.sql.update(payments).set({ captured: raw`${payments.amount}` })
    await anna.call(writeReview, REVIEW)
    const [id = ''] = await pendingIds()

    const kept = await decide(id, 'approved')
    await engine.database.sql.update(orderItems).set({ state: 'returned' })
    const returned = await decide(id, 'approved')

    expect([kept?.isVerified, returned?.isVerified]).toEqual([true, false])
  })

  test('a customer writes once about a product, and about another one as well', async () => {
    const anna = await customer()
    await anna.call(writeReview, REVIEW)

    const second = await anna.try(writeReview, { ...REVIEW, rating: 1 })
    const other = await anna.try(writeReview, { ...REVIEW, referenceKey: 'P2' })

    expect(second).toMatchObject({ status: 409, body: { code: 'review_exists' } })
    expect(other.status).toBe(202)
  })

  test('two at once are one review', async () => {
    const anna = await customer()

    const answers = await Promise.all([1, 2, 3].map(() => anna.try(writeReview, REVIEW)))

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
    expect(await pendingIds()).toHaveLength(1)
  })

  test('the same request again gets the first answer and is one review', async () => {
    const anna = await customer()

    const answers = [
      await anna.try(writeReview, REVIEW, { idempotencyKey: 'k1' }),
      await anna.try(writeReview, REVIEW, { idempotencyKey: 'k1' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await pendingIds()).toHaveLength(1)
  })

  test('anonymous visitors are asked to sign in, guests of an order may write', async () => {
    const visitor = await aVisitor(engine)
    const anonymous = await visitor.try(writeReview, REVIEW)
    await visitor.call(authenticate, { ...registration('gast@example.org'), mode: 'guest' as const })

    const guest = await visitor.try(writeReview, REVIEW)

    expect(anonymous).toMatchObject({ status: 401, body: { code: 'sign_in_required' } })
    expect(guest.status).toBe(202)
  })

  test('a guest who comes again under the same address is the same customer', async () => {
    for (const expected of [202, 409]) {
      const visitor = await aVisitor(engine)
      await visitor.call(authenticate, { ...registration('gast@example.org'), mode: 'guest' as const })
      expect((await visitor.try(writeReview, REVIEW)).status).toBe(expected)
    }
  })

  test.each<[Partial<Record<keyof typeof REVIEW, unknown>>, number, string, string]>([
    [{ rating: 0 }, 422, 'rating', 'generic.validation.minValue'],
    [{ rating: 6 }, 422, 'rating', 'generic.validation.maxValue'],
    [{ rating: 4.5 }, 422, 'rating', 'generic.validation.integer'],
    [{ rating: '5' }, 422, 'rating', 'input.number'],
    [{ rating: undefined }, 422, 'rating', 'generic.validation.required'],
    [{ title: 'x'.repeat(81) }, 422, 'title', 'generic.validation.maxLength'],
    [{ text: 'zu kurz' }, 422, 'text', 'generic.validation.minLength'],
    [{ text: `${' '.repeat(100)}kurz` }, 422, 'text', 'generic.validation.minLength'],
    [{ text: 'x'.repeat(10_000) }, 422, 'text', 'generic.validation.maxLength'],
    [{ text: 'x'.repeat(60_000) }, 422, 'text', 'generic.validation.maxLength'],
    [{ text: null }, 422, 'text', 'input.string'],
    [{ nickname: '' }, 422, 'nickname', 'generic.validation.required'],
    [{ nickname: '<b>Anna</b>' }, 422, 'nickname', 'review.errors.nickname'],
    [{ nickname: 'x'.repeat(31) }, 422, 'nickname', 'generic.validation.maxLength'],
    [{ nickname: ['Anna'] }, 422, 'nickname', 'input.string'],
  ])('a review with %j is refused: %i %s %s', async (change, status, path, key) => {
    const anna = await customer()

    const answer = await anna.try(writeReview, { ...REVIEW, ...change })

    expect(answer).toMatchObject({ status, body: { code: 'input_invalid', errors: [{ path, key }] } })
    expect(await pendingIds()).toEqual([])
  })

  test('everything that is wrong is said at once', async () => {
    const anna = await customer()

    const { body } = await anna.try(writeReview, {
      ...REVIEW,
      title: 'x'.repeat(81),
      text: 'kurz',
      nickname: '',
    })

    expect(body).toMatchObject({ errors: [{ path: 'title' }, { path: 'text' }, { path: 'nickname' }] })
  })

  test.each(['P999', '', '../P1', 'P1\u0000', 'x'.repeat(65)])(
    'the product %j is not found',
    async (referenceKey) => {
      const anna = await customer()

      const written = await anna.try(writeReview, { ...REVIEW, referenceKey })
      const read = await anna.try(loadReviews, { referenceKey })

      expect([404, 422]).toContain(written.status)
      expect([404, 422]).toContain(read.status)
    },
  )

  test.each([{ page: 0 }, { page: 'x' }, { page: 1e9 }, { page: 1.5 }, { sort: 'funniest' }, { stars: 6 }])(
    'a list with %j is refused',
    async (input) => {
      const visitor = await aVisitor(engine)

      expect((await visitor.try(loadReviews, { referenceKey: 'P1', ...input })).status).toBe(422)
    },
  )

  test('markup stays text, and what nobody sees is taken out', async () => {
    const anna = await customer()
    const text = '<script>alert(1)</script>\u0000\u202E Sehr schön, wirklich.'

    await anna.call(writeReview, { ...REVIEW, text, title: 'Eins\nzwei' })
    await approveAll()

    const { items } = await shown(anna)
    expect(items[0]).toMatchObject({
      text: '<script>alert(1)</script> Sehr schön, wirklich.',
      title: 'Eins zwei',
    })
  })

  test('writing many is slowed down, and told for how long', async () => {
    const anna = await customer()
    for (let attempt = 0; attempt < 10; attempt += 1) await anna.try(writeReview, REVIEW)

    const answer = await anna.try(writeReview, { ...REVIEW, referenceKey: 'P2' })

    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('when an account is deleted its words stay and nobody’s', async () => {
    const anna = await customer()
    await anna.call(writeReview, REVIEW)
    await approveAll()

    await engine.database.sql.delete(users).where(eq(users.email, 'anna@example.org'))

    expect(await engine.database.sql.select({ by: reviews.customerId }).from(reviews)).toEqual([{ by: null }])
    expect((await shown(await aVisitor(engine))).items).toHaveLength(1)
  })

  async function importProduct(change: {
    rating: { average: number; count: number }
    name: string
    masterKey?: string
    id?: number
  }) {
    const { id = 1, masterKey = `M${id}` } = change
    const product = tinyCatalogue().find((record) => record.kind === 'product' && record.id === id)
    const same = (word: string) => ({ de: word, fr: word, nl: word })
    const attribute = (word: string) => ({
      label: same('x'),
      multiSelect: false,
      facet: false,
      values: [{ value: word.replace('.', '-'), label: same(word) }],
    })
    const line = JSON.stringify({
      ...product,
      masterKey,
      rating: change.rating,
      name: same(change.name),
      attributes: {
        durchschnittBewertungen: attribute(String(change.rating.average)),
        anzahlBewertungen: attribute(String(change.rating.count)),
      },
    })
    const lines = (async function* () {
      yield line
    })()
    await importCatalogue(engine.database, lines, { strict: true })
  }
})

function imported(id: string, rating: ReviewRecord['rating']): ReviewRecord {
  return {
    id,
    productId: 1,
    language: 'de',
    rating,
    title: '',
    text: 'Ein gutes Kissen, sehr weich.',
    nickname: 'Maria',
    isVerified: false,
    createdAt: '2026-10-01T10:00:00Z',
  }
}

function registration(email: string) {
  return {
    mode: 'register' as const,
    first_name: 'Anna',
    last_name: 'Probst',
    email,
    gender: 'f',
    newsletter: false,
    register_password: 'Ein-Lindenbaum-7',
  }
}
