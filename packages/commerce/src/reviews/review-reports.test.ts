import { loadProduct } from '@shop/api-client/contract/catalogue'
import { loadReviews, reportReview, writeReview } from '@shop/api-client/contract/reviews'
import { authenticate } from '@shop/api-client/contract/user'
import { sendReviewNews } from '@shop/customers/reviews/review-news'
import { openShop } from '@shop/domain/shop/shop'
import { logEntries } from '@shop/engine/command/command-log-store'
import { reviewReports, reviews } from '@shop/engine/db/schema/reviews'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { testBrand } from '@shop/engine/testing/test-brand'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { forgetEmail } from '../data-rights/erase-store.ts'
import { knownByEmail } from '../data-rights/export-store.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const AUTHOR = 'anna@example.org'
const REPORTER = 'rita@example.org'
const WHY = 'Der zweite Satz nennt eine Nachbarin beim Namen.'
const TEN_DAYS = 10 * 24 * 60 * 60
const REPORT = {
  reason: 'personal',
  message: 'Frau Berg aus Haus 3 hat dem nicht zugestimmt.',
  name: 'Rita Sommer',
  email: 'Rita@Example.org',
  faith: 'on',
}

describe.each(await ruleEngines())('reports of reviews on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let reader: Visitor
  let id = ''
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    const anna = await aVisitor(engine)
    await anna.call(authenticate, registration())
    await anna.call(writeReview, {
      referenceKey: 'P1',
      rating: 2,
      title: '',
      text: 'Weich, aber Frau Berg von nebenan schnarcht.',
      nickname: 'Anna P.',
    })
    const [review] = await engine.database.sql.select().from(reviews)
    id = review?.id ?? ''
    await run('reviews', 'approve', id)
    reader = await aVisitor(engine)
    await engine.database.sql.delete(outbox)
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const report = (change: Partial<Record<keyof typeof REPORT, string>> & { website?: string } = {}) =>
    reader.try(reportReview, { id, ...REPORT, ...change })
  const kept = () => engine.database.sql.select().from(reviewReports).orderBy(asc(reviewReports.number))
  const numberOf = async () => (await kept())[0]?.number ?? ''
  const written = async (kind: string) => {
    await engine.tidy()
    return (await engine.database.sql.select().from(mails).orderBy(asc(mails.id))).filter(
      (mail) => mail.kind === kind,
    )
  }
  const shown = () => reader.call(loadReviews, { referenceKey: 'P1', sort: 'newest', page: 1 })

  test('a report is kept and its receipt confirmed, with nothing in it that a stranger typed', async () => {
    const answer = await report()

    const [one] = await kept()
    const [mail] = await written('reportReceived')
    expect(answer).toMatchObject({ status: 202, body: {} })
    expect(one).toMatchObject({ reviewId: id, reason: 'personal', email: REPORTER, state: 'received' })
    expect(mail?.to).toBe(REPORTER)
    expect(mail?.text).toContain(one?.number)
    expect(mail?.text).toContain('Persönliche Angaben über jemanden')
    expect(mail?.text).not.toMatch(/Berg|Rita/)
  })

  test('what is removed is gone with its stars, and both sides read why, once', async () => {
    await report()
    const number = await numberOf()

    const answer = await run('reports', 'remove', number.toLowerCase(), '--because', WHY, '--by', 'mia')
    await engine.refresh()

    const [toReporter, ...more] = await written('reportDecided')
    const [toAuthor, ...others] = await written('reviewRemoved')
    const page = await reader.call(loadProduct, { referenceKey: 'P1' })
    expect(answer).toEqual({ lines: [`${number}: removed`], exitCode: 0 })
    expect(await shown()).toMatchObject({ count: 0, visible: 0, items: [] })
    expect(page.product.attributes).not.toHaveProperty('anzahlBewertungen')
    expect([toReporter?.to, toAuthor?.to, more, others]).toEqual([REPORTER, AUTHOR, [], []])
    expect(toReporter?.text).toContain('ist entfernt')
    expect(toReporter?.text).toContain(WHY)
    expect(toAuthor?.text).toContain(WHY)
    expect(toAuthor?.text).toContain('Regeln für Bewertungen')
    expect(toAuthor?.text).toContain('Anlass: Eine Meldung')
    expect(toAuthor?.text).toContain('antworten Sie auf diese E-Mail')
    expect(toAuthor?.text).not.toMatch(/Rita|Sommer|rita@/)
    expect(await kept()).toMatchObject([{ state: 'removed', why: WHY, ground: 'rules', decidedBy: 'mia' }])
  })

  test('what is kept stays, and only the reporter is written to', async () => {
    await report()

    await run('reports', 'keep', await numberOf(), '--because', 'Das ist erlaubt.')

    expect(await shown()).toMatchObject({ count: 1, visible: 1 })
    expect((await written('reportDecided'))[0]?.text).toContain('bleibt stehen')
    expect(await written('reviewRemoved')).toEqual([])
  })

  test('a review that goes settles every report of it, and one that stays only its own', async () => {
    await report()
    await report({ email: 'otto@example.org', name: 'Otto' })
    const [first, second] = await kept()

    await run('reports', 'keep', first?.number ?? '', '--because', 'Das ist erlaubt.')
    const afterKeeping = (await kept()).map(({ state }) => state)
    await report({ email: 'eva@example.org', name: 'Eva' })
    clock.forward(60)
    await run('reports', 'remove', second?.number ?? '', '--because', WHY, '--ground', 'law')

    expect(afterKeeping.toSorted()).toEqual(['kept', 'received'])
    expect((await kept()).map(({ state }) => state)).toEqual(['removed', 'removed', 'removed'])
    expect(await written('reportDecided')).toHaveLength(4)
    expect((await written('reviewRemoved'))[0]?.text).toContain('verstößt gegen ein Gesetz')
  })

  test('after a second look a removed review comes back, with its stars', async () => {
    await report()
    await run('reports', 'remove', await numberOf(), '--because', WHY)

    await run('reports', 'keep', await numberOf(), '--because', 'Die Nachbarin hat zugestimmt.')

    expect(await shown()).toMatchObject({ count: 1, visible: 1 })
    expect(await kept()).toMatchObject([{ state: 'kept', ground: null }])
  })

  test('keeping a review does not show one that was refused since for another reason', async () => {
    await report()
    await run('reports', 'remove', await numberOf(), '--because', WHY)
    clock.forward(60)
    await run('reviews', 'approve', id)
    await run('reviews', 'reject', id, '--because', 'Werbung im letzten Satz.')

    const before = await written('reportDecided')
    await run('reports', 'keep', await numberOf(), '--because', 'Kein Name genannt.')

    expect(await shown()).toMatchObject({ visible: 0 })
    // Nor does whoever reported it read that it stays.
    expect(await written('reportDecided')).toHaveLength(before.length)
  })

  // Whoever had reported it heard nothing, and the report waited for a review that nobody saw any more.
  test('a review that is refused settles the reports of it, and whoever reported it reads why', async () => {
    await report()
    await report({ email: 'otto@example.org', name: 'Otto' })

    await run('reviews', 'reject', id, '--because', WHY, '--ground', 'law', '--by', 'mia')

    expect(await kept()).toMatchObject([
      { state: 'removed', why: WHY, ground: 'law', decidedBy: 'mia' },
      { state: 'removed', why: WHY },
    ])
    expect((await written('reportDecided')).map(({ to }) => to).toSorted()).toEqual([
      'otto@example.org',
      REPORTER,
    ])
    expect(await written('reviewRemoved')).toHaveLength(1)
  })

  // The second one was told that the review is gone, and it was back.
  test('decided again, a review that comes back or goes settles what was decided with it', async () => {
    await report()
    await report({ email: 'otto@example.org', name: 'Otto' })
    const number = await numberOf()
    await run('reports', 'remove', number, '--because', WHY)
    clock.forward(60)

    await run('reports', 'keep', number, '--because', 'Die Nachbarin hat zugestimmt.')
    const back = (await kept()).map(({ state, why }) => [state, why])
    clock.forward(60)
    await run('reports', 'remove', number, '--because', WHY)

    expect(back).toEqual(Array(2).fill(['kept', 'Die Nachbarin hat zugestimmt.']))
    expect((await kept()).map(({ state, why }) => [state, why])).toEqual(Array(2).fill(['removed', WHY]))
    expect(await written('reportDecided')).toHaveLength(6)
  })

  test('an author whose review is refused without a report reads why as well', async () => {
    await run('reviews', 'reject', id, '--because', WHY, '--ground', 'law')

    const [mail] = await written('reviewRemoved')
    expect(mail).toMatchObject({ to: AUTHOR })
    expect(mail?.text).toContain('Anlass: Unsere eigene Durchsicht')
  })

  test('every decision is in the log with what was before, and by whom', async () => {
    await report()
    const number = await numberOf()
    await run('reviews', 'reject', id.slice(0, 8), '--because', WHY, '--by', 'mia')
    await run('reviews', 'approve', id, '--by', 'ben')
    await run('reports', 'keep', number, '--because', 'Das ist erlaubt.')

    const entries = await logEntries(engine.database.sql, {
      object: `review:${id}`,
      before: null,
      withReads: false,
      limit: 3,
    })
    expect(entries.map(({ command, by, before, after }) => [command, by, before, after])).toEqual([
      [
        'decideReport',
        'operator',
        { number, state: 'removed' },
        { numbers: [number], state: 'kept', why: 'Das ist erlaubt.', ground: null },
      ],
      ['publishReview', 'ben', { state: 'rejected' }, { state: 'approved' }],
      [
        'refuseReview',
        'mia',
        { state: 'approved' },
        { state: 'rejected', why: WHY, ground: 'rules', numbers: [number] },
      ],
    ])
  })

  test('nothing is decided without a reason, and no report that does not exist', async () => {
    await report()

    const mute = await run('reports', 'remove', await numberOf())
    const unknown = await run('reports', 'remove', 'M-0000-0000', '--because', WHY)
    const refused = await run('reviews', 'reject', id)

    expect([mute.exitCode, unknown.exitCode, refused.exitCode]).toEqual([2, 1, 2])
    expect(await kept()).toMatchObject([{ state: 'received' }])
    expect(await shown()).toMatchObject({ visible: 1 })
  })

  test('the operator reads report and review together', async () => {
    await report()

    const list = (await run('reports', 'list')).lines.join('\n')

    expect(list).toContain(`${await numberOf()}  2026-11-21  personal  Rita Sommer ${REPORTER}`)
    expect(list).toContain(REPORT.message)
    expect(list).toContain('Frau Berg von nebenan schnarcht')
  })

  test('reports about children need no name, and then nobody is written to', async () => {
    const answer = await report({ reason: 'childAbuse', name: '', email: '' })
    await run('reports', 'keep', await numberOf(), '--because', 'Nichts davon steht dort.')

    expect(answer.status).toBe(202)
    expect([...(await written('reportReceived')), ...(await written('reportDecided'))]).toEqual([])
  })

  test.each([
    [{ reason: 'dislike' }, 422, { errors: [{ path: 'reason', key: 'generic.validation.required' }] }],
    [{ name: '', faith: '' }, 422, { errors: [{ path: 'name' }, { path: 'faith' }] }],
    [{ id: 'nobody-wrote-this' }, 404, { code: 'review_not_found' }],
  ])('a report with %j is refused with %i', async (change, status, body) => {
    const answer = await reader.try(reportReview, { id, ...REPORT, ...change })

    expect(answer).toMatchObject({ status, body })
    expect(await kept()).toEqual([])
  })

  test('a review that nobody sees cannot be reported, and a machine’s report is not kept', async () => {
    const machine = await report({ website: 'https://spam.example' })
    await run('reviews', 'reject', id, '--because', WHY)

    const hidden = await report()

    expect([machine.status, hidden.status]).toEqual([202, 404])
    expect(await kept()).toEqual([])
  })

  test('after thirty reports in an hour the next has to wait', async () => {
    for (let sent = 0; sent < 30; sent += 1) await report()

    expect((await report()).status).toBe(429)
  })

  test('a reporter gets a copy of the reports, and an erased one is neither named nor written to', async () => {
    await report()
    const known = await knownByEmail(engine.database.sql, REPORTER)

    await engine.database.transaction((sql) => forgetEmail(sql, REPORTER))
    await run('reports', 'remove', await numberOf(), '--because', WHY)

    expect(known.reports).toMatchObject([{ message: REPORT.message }])
    expect(await kept()).toMatchObject([{ name: '', email: '', state: 'removed' }])
    expect(await written('reportDecided')).toEqual([])
  })

  test('a decision is told in the country where the review was written, not just in its language', async () => {
    await engine.database.sql.update(reviews).set({ locale: 'de-at' })
    await run('reviews', 'reject', id, '--because', WHY)
    const shops = (['de-de', 'de-at'] as const).map((locale) => ({
      shop: openShop(testBrand, locale),
      addressOf: (path: string) => path,
    }))

    await sendReviewNews(engine.database, shops, clock.now())

    const [message] = (await engine.database.sql.select().from(outbox)).filter(
      ({ topic }) => topic === 'mail',
    )
    expect(message?.payload).toMatchObject({ kind: 'reviewRemoved', locale: 'de-at' })
  })

  test('two years after its decision a report is forgotten, an open one is not', async () => {
    await report()
    clock.forward(80 * TEN_DAYS)
    await engine.tidy()
    const open = await kept()
    await run('reports', 'keep', open[0]?.number ?? '', '--because', 'Das ist erlaubt.')

    clock.forward(73 * TEN_DAYS - 60)
    await engine.tidy()
    const still = await kept()
    clock.forward(120)
    await engine.tidy()

    expect([open.length, still.length, (await kept()).length]).toEqual([1, 1, 0])
  })
})

function registration() {
  return {
    mode: 'register' as const,
    gender: 'f' as const,
    first_name: 'Anna',
    last_name: 'Probst',
    email: AUTHOR,
    register_password: 'Ein-Lindenbaum-7',
    newsletter: false,
  }
}
