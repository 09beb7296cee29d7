import { loadReviews, reportReview, writeReview } from '@shop/api-client/contract/reviews'
import { authenticate } from '@shop/api-client/contract/user'
import { readLog } from '@shop/api-client/office/account-commands'
import {
  countReviews,
  decideReport,
  listReports,
  listReviews,
  publishReview,
  refuseReview,
} from '@shop/api-client/office/review-commands'
import { mails } from '@shop/engine/db/schema/system'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const AUTHOR = 'anna@example.org'
const WHY = 'Der zweite Satz nennt eine Nachbarin beim Namen.'

describe.each(await ruleEngines())('the desk and reviews, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  let reader: Visitor
  beforeEach(async () => {
    behind = await open()
    const anna = await aVisitor(behind.engine)
    await anna.call(authenticate, {
      mode: 'register',
      first_name: 'Anna',
      last_name: 'Probst',
      email: AUTHOR,
      gender: 'f',
      newsletter: false,
      register_password: 'Ein-Lindenbaum-7',
    })
    await anna.call(writeReview, {
      referenceKey: 'P1',
      rating: 2,
      title: 'Weich',
      text: 'Weich, aber Frau Berg von nebenan schnarcht.',
      nickname: 'Anna P.',
    })
    reader = await aVisitor(behind.engine)
    mia = await aMember(behind, ['service'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const waiting = async () => {
    const [review] = (await mia.answer(listReviews, {})).reviews
    if (review === undefined) throw new Error('There is no review.')
    return review
  }
  const visible = async () =>
    (await reader.call(loadReviews, { referenceKey: 'P1', sort: 'newest', page: 1 })).visible
  const published = async () => {
    const review = await waiting()
    await mia.answer(publishReview, { id: review.id }, review.version)
    return review
  }
  const report = async (id: string, email: string) => {
    await reader.call(reportReview, {
      id,
      reason: 'personal',
      message: 'Frau Berg hat dem nicht zugestimmt.',
      name: 'Rita Sommer',
      email,
      faith: 'on',
    })
  }
  const written = async () => {
    await behind.engine.tidy()
    const rows = await behind.engine.database.sql.select().from(mails).orderBy(asc(mails.id))
    return rows.map(({ kind, to }) => [kind, to])
  }

  test('what waits is read by nickname, and shown at a press', async () => {
    const review = await waiting()
    const before = await mia.answer(countReviews, {})

    const preview = await mia.preview(publishReview, { id: review.id }, review.version)
    await mia.answer(publishReview, { id: review.id }, review.version)

    expect(review).toMatchObject({
      version: 0,
      rating: 2,
      nickname: 'Anna P.',
      isVerified: false,
      product: { referenceKey: 'P1' },
    })
    expect(JSON.stringify(review)).not.toContain(AUTHOR)
    expect(preview).toMatchObject({ effects: [{ kind: 'review', isShown: true, product: 'Kissen' }] })
    expect(await visible()).toBe(1)
    expect([before, await mia.answer(countReviews, {})]).toEqual([
      { waiting: 1, reported: 0 },
      { waiting: 0, reported: 0 },
    ])
    expect((await mia.answer(listReviews, { state: 'approved' })).reviews).toMatchObject([{ id: review.id }])
    expect((await mia.answer(readLog, { object: `review:${review.id}` })).entries).toMatchObject([
      { command: 'publishReview', by: 'Mia Kern', before: { state: 'pending' } },
    ])
  })

  test('what is refused is not seen, and its author reads why, once', async () => {
    const { id, version } = await waiting()
    const input = { id, why: WHY, ground: 'rules' as const }

    const preview = await mia.preview(refuseReview, input, version)
    await mia.answer(refuseReview, input, version)

    expect(preview).toMatchObject({
      effects: [
        { kind: 'review', isShown: false },
        { kind: 'mail', mail: 'reviewRemoved', to: AUTHOR },
      ],
    })
    expect(await visible()).toBe(0)
    expect((await written()).filter(([kind]) => kind === 'reviewRemoved')).toEqual([
      ['reviewRemoved', AUTHOR],
    ])
    expect(await mia.run(refuseReview, { id, why: '  ' }, version)).toMatchObject({ type: 'invalid' })
  })

  test('somebody who was quicker is named, and what they decided stays', async () => {
    const { id, version } = await published()

    expect(await mia.run(refuseReview, { id, why: WHY }, version)).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'Mia Kern', review: 'shown' }],
    })
    expect(await visible()).toBe(1)
    expect(await mia.run(publishReview, { id: id.slice(0, 8) }, version)).toMatchObject({
      type: 'refused',
      coded: { code: 'reviewUnknown' },
    })
  })

  test('a review that goes settles every report of it, and everybody reads why', async () => {
    const { id } = await published()
    await report(id, 'rita@example.org')
    behind.clock.forward(60)
    await report(id, 'otto@example.org')
    const { reports } = await mia.answer(listReports, {})
    const [first] = reports
    const number = first?.number ?? ''

    const preview = await mia.preview(decideReport, { number, isRemoved: true, why: WHY }, 0)
    const { numbers } = await mia.answer(decideReport, { number, isRemoved: true, why: WHY }, 0)

    expect(reports).toMatchObject([
      { email: 'rita@example.org', reason: 'personal', review: { id, state: 'approved' } },
      { email: 'otto@example.org' },
    ])
    expect(preview).toMatchObject({
      effects: [
        { kind: 'review', isShown: false },
        { kind: 'mail', mail: 'reportDecided', to: 'rita@example.org' },
        { kind: 'mail', mail: 'reportDecided', to: 'otto@example.org' },
        { kind: 'mail', mail: 'reviewRemoved', to: AUTHOR },
      ],
    })
    expect(numbers).toHaveLength(2)
    expect(await visible()).toBe(0)
    expect(await mia.answer(countReviews, {})).toEqual({ waiting: 0, reported: 0 })
    expect(
      (await written())
        .filter(([kind]) => kind === 'reportDecided' || kind === 'reviewRemoved')
        .toSorted((one, other) => one.join(' ').localeCompare(other.join(' '))),
    ).toEqual([
      ['reportDecided', 'otto@example.org'],
      ['reportDecided', 'rita@example.org'],
      ['reviewRemoved', AUTHOR],
    ])
  })

  test('a review that stays is told to its reporter alone, and a decision is taken again', async () => {
    const { id } = await published()
    await report(id, 'rita@example.org')
    const [one] = (await mia.answer(listReports, {})).reports
    const number = one?.number ?? ''

    const preview = await mia.preview(decideReport, { number, isRemoved: false, why: WHY }, 0)
    await mia.answer(decideReport, { number, isRemoved: false, why: WHY }, 0)
    const [kept] = (await mia.answer(listReports, { state: 'kept' })).reports
    const stale = await mia.run(decideReport, { number, isRemoved: true, why: WHY }, 0)
    await mia.answer(decideReport, { number, isRemoved: true, why: WHY }, kept?.version ?? 0)

    expect(preview).toMatchObject({
      effects: [{ kind: 'mail', mail: 'reportDecided', to: 'rita@example.org' }],
    })
    expect(kept).toMatchObject({ decision: { by: 'Mia Kern', why: WHY } })
    expect(stale).toMatchObject({ type: 'conflict', changes: [{ by: 'Mia Kern', review: 'shown' }] })
    expect(await visible()).toBe(0)
    expect(await mia.run(decideReport, { number: 'M-0', isRemoved: true, why: WHY }, 0)).toMatchObject({
      coded: { code: 'reportUnknown' },
    })
  })

  test('a refusal settles the reports that wait, which its preview and the log say', async () => {
    const { id } = await published()
    await report(id, 'rita@example.org')
    const [one] = (await mia.answer(listReports, {})).reports
    const input = { id, why: WHY, ground: 'rules' as const }
    const { version } = (await mia.answer(listReviews, { state: 'approved' })).reviews[0] ?? { version: 0 }

    const preview = await mia.preview(refuseReview, input, version)
    await mia.answer(refuseReview, input, version)

    expect(preview).toMatchObject({
      effects: [
        { kind: 'review', isShown: false },
        { kind: 'mail', mail: 'reportDecided', to: 'rita@example.org' },
        { kind: 'mail', mail: 'reviewRemoved', to: AUTHOR },
      ],
    })
    expect(await mia.answer(countReviews, {})).toMatchObject({ reported: 0 })
    const { entries } = await mia.answer(readLog, { object: `review:${id}` })
    expect(entries[0]).toMatchObject({ command: 'refuseReview', after: { numbers: [one?.number] } })
  })

  test('each look at who has reported is in the log', async () => {
    const { id } = await published()
    await report(id, 'rita@example.org')
    const [one] = (await mia.answer(listReports, {})).reports

    const { entries } = await mia.answer(readLog, {})

    expect(entries.find(({ command }) => command === 'listReports')).toMatchObject({
      isRead: true,
      after: [one?.number],
    })
  })
})
