import { loadProduct } from '@shop/api-client/contract/catalogue'
import { askQuestion, loadQuestions } from '@shop/api-client/contract/questions'
import { exportUserData } from '@shop/api-client/contract/user-data'
import { readLog } from '@shop/api-client/office/account-commands'
import {
  answerInboxItem,
  answerQuestion,
  assignInboxItem,
  closeInboxItem,
  declineQuestion,
  editQuestion,
  listInbox,
  reopenInboxItem,
  showInboxItem,
} from '@shop/api-client/office/inbox-commands'
import { importQuestions } from '@shop/catalogue/questions/import-questions'
import type { Locale } from '@shop/domain/market/markets'
import { productQuestions } from '@shop/engine/db/schema/questions'
import { users } from '@shop/engine/db/schema/shopper'
import { mails } from '@shop/engine/db/schema/system'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eraseCustomers, forgetEmail } from '../data-rights/erase-store.ts'
import { knownByEmail } from '../data-rights/export-store.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const DAY = 24 * 60 * 60
const ASKED = {
  referenceKey: 'P1',
  question: 'Ist der Bezug abnehmbar?\r\nUnd waschbar?',
  name: ' Rita  S. ',
  email: 'Rita@Example.org',
}
const ANSWER = 'Ja, bei 30 Grad.'

describe.each(await ruleEngines())('questions on products, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let rita: Visitor
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    rita = await aVisitor(behind.engine)
    mia = await aMember(behind, ['service'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const kept = () => sql().select().from(productQuestions).orderBy(asc(productQuestions.askedAt))
  const ask = async (change: Partial<typeof ASKED> = {}, visitor = rita) => {
    await visitor.call(askQuestion, { ...ASKED, ...change })
    const number = (await kept()).at(-1)?.number
    if (number === undefined) throw new Error('Nothing was asked.')
    return number
  }
  const seen = async (number: string) => (await shown(number)).version
  const shown = async (number: string) => {
    const { item } = await mia.answer(showInboxItem, { number })
    if (item === null) throw new Error(`There is no ${number}.`)
    return item
  }
  const publish = async (number: string, change: { question?: string; answer?: string } = {}) =>
    mia.run(
      answerQuestion,
      { number, question: 'Ist der Bezug abnehmbar?', answer: ANSWER, ...change },
      await seen(number),
    )
  const decline = async (number: string, why = '') =>
    mia.run(declineQuestion, { number, reason: 'ownOrder', why }, await seen(number))
  const written = async () => {
    await behind.engine.tidy()
    return (await sql().select().from(mails).orderBy(asc(mails.id))).filter(({ kind }) =>
      kind.startsWith('question'),
    )
  }
  const read = (locale: Locale = 'de-de', page = 1) =>
    behind.engine.api(locale)(loadQuestions, { referenceKey: 'P1', page })

  test('what was asked is at the desk alone: nobody else reads it, and nobody is written to', async () => {
    const number = await ask()

    expect(await kept()).toMatchObject([
      {
        number: expect.stringMatching(/^Q-\d{4}-\d{4}$/),
        question: 'Ist der Bezug abnehmbar?\nUnd waschbar?',
        name: 'Rita S.',
        email: 'rita@example.org',
        locale: 'de-de',
        language: 'de',
        customerId: null,
        state: 'asked',
      },
    ])
    expect(await read()).toEqual({ count: 0, items: [], page: 1 })
    expect((await rita.call(loadProduct, { referenceKey: 'P1' })).questions.count).toBe(0)
    expect(await written()).toEqual([])
    expect(await shown(number)).toMatchObject({
      kind: 'question',
      state: 'new',
      email: 'rita@example.org',
      question: { state: 'asked', answer: null, product: { referenceKey: 'P1' } },
      // It came on a Saturday.
      due: { day: '2026-11-24', isOverdue: false },
      steps: ['publish', 'decline', 'assign', 'wait', 'note'],
    })
  })

  test('an answer is public at once, as the shop wrote it, and is mailed once, whatever is changed later', async () => {
    const number = await ask()
    await rita.call(loadProduct, { referenceKey: 'P1' })

    const outcome = await publish(number)
    await behind.engine.refresh()
    const page = await rita.call(loadProduct, { referenceKey: 'P1' })
    const [mail, ...more] = await written()
    const edited = await mia.run(
      editQuestion,
      { number, question: 'Ist der Bezug waschbar?', answer: 'Ja, bei 40 Grad.' },
      await seen(number),
    )
    await decline(number)
    await publish(number)

    expect(outcome).toMatchObject({
      type: 'done',
      effects: [{ kind: 'mail', mail: 'questionAnswered', to: 'rita@example.org' }],
    })
    expect(page.questions).toEqual({
      count: 1,
      page: 1,
      items: [
        {
          id: expect.any(String),
          question: 'Ist der Bezug abnehmbar?',
          answer: ANSWER,
          name: 'Rita S.',
          language: 'de',
          date: '2026-11-21',
        },
      ],
    })
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'rita@example.org', kind: 'questionAnswered' })
    expect(mail?.text).toContain(ANSWER)
    expect(mail?.text).toMatch(/\/p\/[\w-]*P1\/#fragen/i)
    expect(edited).toMatchObject({ type: 'done', effects: [] })
    expect(await written()).toHaveLength(1)
    expect(await kept()).toMatchObject([{ email: '', state: 'answered' }])
  })

  test('an edit is public, and keeps the day of the answer', async () => {
    const number = await ask()
    await publish(number)
    behind.clock.forward(3 * DAY)
    mia = await aMember(behind, ['service'], 'mia@example.org')

    await mia.run(
      editQuestion,
      { number, question: 'Ist der Bezug waschbar?', answer: 'Ja.' },
      await seen(number),
    )
    await behind.engine.refresh()

    const { questions } = await rita.call(loadProduct, { referenceKey: 'P1' })
    expect(questions.items).toMatchObject([
      { question: 'Ist der Bezug waschbar?', answer: 'Ja.', date: '2026-11-21' },
    ])
  })

  test('what is declined is not shown, and its author reads why, once', async () => {
    const number = await ask()

    await decline(number, 'Schreiben Sie uns bitte die Bestellnummer.')

    const [mail, ...more] = await written()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'rita@example.org', kind: 'questionDeclined' })
    expect(mail?.text).toContain('einzelne Bestellung')
    expect(mail?.text).toContain('Schreiben Sie uns bitte die Bestellnummer.')
    expect(await read()).toMatchObject({ count: 0 })
    expect(await kept()).toMatchObject([{ state: 'declined', declinedFor: 'ownOrder', email: '' }])
  })

  test('an answer that is taken down before its mail went out is not mailed', async () => {
    const number = await ask()
    await publish(number)
    await decline(number, 'Schreiben Sie uns bitte.')
    await behind.engine.refresh()

    const all = await written()
    expect(all.map(({ kind }) => kind)).toEqual(['questionDeclined'])
    expect(all[0]?.text).toContain('Schreiben Sie uns bitte.')
    expect((await rita.call(loadProduct, { referenceKey: 'P1' })).questions.count).toBe(0)
  })

  test('what would make contacts public is refused, to the desk as to whoever asks', async () => {
    const number = await ask()

    expect(await publish(number, { question: 'Antwort bitte an rita@example.org' })).toMatchObject({
      type: 'refused',
      coded: { code: 'questionContact' },
    })
    expect(await publish(number, { question: 'Warum?' })).toMatchObject({
      type: 'refused',
      coded: { code: 'questionShort' },
    })
    expect(await kept()).toMatchObject([{ state: 'asked', answer: null }])
  })

  test('a question has steps of its own: it is neither answered by mail alone nor closed without a word', async () => {
    const number = await ask()
    const version = await seen(number)
    const refused = { type: 'refused', coded: { code: 'questionOwnSteps' } }

    expect(await mia.run(answerInboxItem, { number, text: 'Ja.' }, version)).toMatchObject(refused)
    expect(await mia.run(closeInboxItem, { number, outcome: 'solved', note: null }, version)).toMatchObject(
      refused,
    )
    await decline(number)
    expect(await mia.run(reopenInboxItem, { number, note: null }, await seen(number))).toMatchObject(refused)
  })

  test.each([
    ['asked', editQuestion],
    ['answered', answerQuestion],
  ] as const)('what is %s refuses the step of another state', async (state, command) => {
    const number = await ask()
    if (state === 'answered') await publish(number)

    const outcome = await mia.run(
      command,
      { number, question: 'Ist der Bezug waschbar?', answer: 'Ja.' },
      await seen(number),
    )

    expect(outcome).toMatchObject({ type: 'refused', coded: { code: 'questionState' } })
  })

  test('who was quicker at the desk is named, and every step is in the log', async () => {
    const number = await ask()
    const version = await seen(number)
    await mia.run(assignInboxItem, { number, owner: mia.email }, version)

    const late = await mia.run(
      answerQuestion,
      { number, question: 'Ist der Bezug waschbar?', answer: 'Ja.' },
      version,
    )
    await publish(number)

    expect(late).toMatchObject({ type: 'conflict', changes: [{ what: expect.stringContaining('owner') }] })
    const { entries } = await mia.answer(readLog, { object: `inbox:${number}` })
    expect(entries.map(({ command }) => command)).toEqual(expect.arrayContaining(['answerQuestion']))
  })

  test('the desk finds what waits among everything else, and what is done below it', async () => {
    const number = await ask()
    await ask({ question: 'Wie breit ist er genau?' })

    const { items, counts } = await mia.answer(listInbox, { kind: 'question' })
    await publish(number)
    const done = await mia.answer(listInbox, { kind: 'question', state: 'done' })

    expect(items).toHaveLength(2)
    expect(counts.kinds).toContainEqual({ kind: 'question', count: 2 })
    expect(done.items).toMatchObject([{ number, state: 'done', outcome: 'answered' }])
  })

  test('readers see their own language first, then the newest answer, page by page', async () => {
    const record = {
      productId: 1,
      question: 'Ist der Bezug waschbar?',
      answer: 'Ja.',
      name: '',
      askedAt: '2026-01-01T00:00:00.000Z',
    }
    await importQuestions(
      behind.engine.database,
      Array.from({ length: 12 }, (_, index) => ({
        ...record,
        id: `q${index}`,
        locale: index % 4 === 0 ? 'fr-fr' : 'de-de',
        language: index % 4 === 0 ? 'fr' : 'de',
        answeredAt: new Date(Date.UTC(2026, 1, 1 + index)).toISOString(),
      })),
    )
    await behind.engine.refresh()

    const ids = async (locale: Locale, page: number) => (await read(locale, page)).items.map(({ id }) => id)
    expect(await ids('fr-fr', 1)).toEqual(['q8', 'q4', 'q0', 'q11', 'q10', 'q9', 'q7', 'q6', 'q5', 'q3'])
    expect(await ids('fr-fr', 2)).toEqual(['q2', 'q1'])
    expect(await read('de-de', 3)).toEqual({ count: 12, items: [], page: 3 })
    const { questions } = await behind.engine.api('de-de')(loadProduct, { referenceKey: 'P1' })
    expect([questions.count, questions.items.map(({ id }) => id)]).toEqual([12, ['q11', 'q10', 'q9']])
    expect(JSON.stringify(questions)).not.toMatch(/number|email|Q-/)
  })

  test.each([
    ['an empty question', { question: '' }, 'question'],
    ['a link', { question: 'Wie auf https://example.org?' }, 'question'],
    ['an e-mail address in it', { question: 'Antwort an rita@example.org' }, 'question'],
    ['a telephone number in it', { question: 'Rückruf unter 040 12345678' }, 'question'],
    ['no address for the answer', { email: '' }, 'email'],
    ['a name that is none', { name: '<b>' }, 'name'],
  ])('%s is refused at its field', async (_, change, path) => {
    const answer = await rita.try(askQuestion, { ...ASKED, ...change })

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
    expect(await kept()).toEqual([])
  })

  test('a bot gets the usual answer and an unknown product none; neither is kept', async () => {
    const bot = await rita.try(askQuestion, { ...ASKED, website: 'https://spam.example' })
    const unknown = await rita.try(askQuestion, { ...ASKED, referenceKey: 'P9999' })

    expect([bot.status, unknown.status]).toEqual([202, 404])
    expect(await kept()).toEqual([])
  })

  test('an address asks ten times an hour', async () => {
    for (let time = 0; time < 10; time += 1) await ask()

    expect((await rita.try(askQuestion, ASKED)).status).toBe(429)
    behind.clock.forward(60 * 60 + 1)
    expect((await rita.try(askQuestion, ASKED)).status).toBe(202)
  })

  test('who is signed in is answered at the address of the account, and finds the question in the export', async () => {
    const anna = await aCustomer(behind.engine)
    const number = await ask({ email: '' }, anna)

    const before = await anna.call(exportUserData, {})
    await publish(number)
    const [mail] = await written()

    expect(mail?.to).toBe('anna@example.org')
    expect(before).toMatchObject({ questions: [{ number, name: 'Rita S.', email: 'anna@example.org' }] })
    expect(await anna.call(exportUserData, {})).toMatchObject({ questions: [{ number, email: '' }] })
  })

  test('an erasure takes what waits and leaves what is public without its author', async () => {
    const anna = await aCustomer(behind.engine)
    await publish(await ask({ email: '' }, anna))
    await ask({ email: '' }, anna)
    await publish(await ask({ question: 'Wie schwer ist er?' }))
    await ask()
    const [person] = await sql().select().from(users).where(eq(users.email, 'anna@example.org'))

    const known = await knownByEmail(sql(), 'rita@example.org')
    await forgetEmail(sql(), 'rita@example.org')
    await eraseCustomers(
      sql(),
      { customerIds: [person?.id ?? ''], userIds: [person?.userId ?? ''] },
      behind.clock.now(),
    )

    expect(known.askedQuestions).toHaveLength(2)
    expect(await kept()).toMatchObject([
      { state: 'answered', customerId: null, name: '', email: '' },
      { state: 'answered', customerId: null, name: '', email: '' },
    ])
    expect(await written()).toEqual([])
  })

  test('an address is forgotten once its period is over, and what was declined a year later', async () => {
    await ask()
    const number = await ask({ question: 'Wo ist meine Bestellung?' })
    await decline(number)

    behind.clock.forward(89 * DAY)
    await behind.engine.tidy()
    const before = await kept()
    behind.clock.forward(2 * DAY)
    await behind.engine.tidy()
    const after = await kept()
    behind.clock.forward(280 * DAY)
    await behind.engine.tidy()

    expect(before.map(({ email }) => email).toSorted()).toEqual(['', 'rita@example.org'])
    expect(after.map(({ email }) => email)).toEqual(['', ''])
    expect(await kept()).toMatchObject([{ state: 'asked' }])
  })

  test.each(['merchandiser', 'warehouse', 'editor'] as const)('a %s has no part in it', async (role) => {
    const number = await ask()
    const other = await aMember(behind, [role])

    const outcome = await other.run(declineQuestion, { number, reason: 'rules' }, await seen(number))

    expect(outcome).toMatchObject({ type: 'forbidden', right: 'inbox.change' })
  })
})
