import { sendContactMessage } from '@shop/api-client/contract/contact'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const MESSAGE = {
  topic: 'delivery',
  order_number: 'T-1000-1',
  first_name: 'Anna',
  last_name: 'Muster',
  email: 'Anna@Muster.example',
  message: 'Wann kommt der Teppich?\n\nIch bin nur vormittags da.',
}

describe.each(await ruleEngines())('the contact form on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const written = async () => {
    const rows = await engine.database.sql.select().from(outbox).orderBy(asc(outbox.id))
    return rows.map(({ payload }) => payload as { kind: string; to: string; subject: string; text: string })
  }

  test('a message goes to customer service, and a copy to whoever wrote it', async () => {
    const answer = await visitor.try(sendContactMessage, MESSAGE)

    const [toService, copy] = await written()
    expect(answer).toMatchObject({ status: 202, body: {} })
    expect(toService).toMatchObject({ kind: 'contactMessage', subject: 'Nachricht: Lieferung' })
    expect(toService?.text).toContain('Wann kommt der Teppich?\n\nIch bin nur vormittags da.')
    expect(toService?.text).toContain('E-Mail: anna@muster.example')
    expect(copy).toMatchObject({ kind: 'contactCopy', to: 'anna@muster.example' })
    await engine.tidy()
    expect(await engine.database.sql.select().from(mails)).toHaveLength(2)
  })

  test('the copy says what has come and when, and repeats nothing that was typed', async () => {
    const size = { name: 'size', label: 'Größe', kind: 'text' as const, required: false, options: [] }
    await visitor.call(sendContactMessage, MESSAGE)
    const form = { ...MESSAGE, topic: 'form', subject: 'Gewonnen', answers: [{ ...size, value: 'riesig' }] }
    await visitor.call(sendContactMessage, form)

    const [toService, copy, , ofForm] = await written()
    const number = /Nummer der Nachricht: (N-\d{4}-\d{4})/.exec(copy?.text ?? '')?.[1]
    expect(copy?.text).toContain('Thema: Lieferung')
    expect(copy?.text).toContain('Eingegangen: Samstag, 21.\u00a0November 2026')
    expect(toService?.text).toContain(`Nummer der Nachricht: ${number}`)
    const mails = JSON.stringify([copy, ofForm])
    for (const typed of ['Teppich', 'Anna', 'T-1000-1', 'Gewonnen', 'Größe', 'riesig'])
      expect(mails.replaceAll(/anna@muster/g, '')).not.toContain(typed)
  })

  test('what is wrong is told field by field, with the keys of the form itself, and nothing is sent', async () => {
    const answer = await visitor.try(sendContactMessage, {
      ...MESSAGE,
      topic: '',
      last_name: '',
      email: 'anna',
      message: 'kurz',
    })

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'input_invalid',
        errors: [
          { path: 'topic', key: 'generic.validation.required' },
          { path: 'last_name', key: 'generic.validation.required' },
          { path: 'email', key: 'newsletter.errors.email' },
          { path: 'message', key: 'generic.validation.minLength', params: { min: 10 } },
        ],
      },
    })
    expect(await written()).toEqual([])
  })

  test('a form of editors brings its answers along', async () => {
    const size = { name: 'size', label: 'Größe', kind: 'radio' as const, required: true, options: ['S', 'M'] }
    const form = { topic: 'form', subject: 'Messetermin', email: MESSAGE.email }

    const wrong = await visitor.try(sendContactMessage, { ...form, answers: [{ ...size, value: 'L' }] })
    await visitor.call(sendContactMessage, { ...form, answers: [{ ...size, value: 'M' }] })

    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'size', key: 'form.errors.option' }] },
    })
    const [toService] = await written()
    expect(toService?.subject).toBe('Nachricht: Messetermin')
    expect(toService?.text).toContain('Größe: M')
  })

  test('a form filled in by a machine is answered as usual, and not sent', async () => {
    const answer = await visitor.try(sendContactMessage, { ...MESSAGE, website: 'https://spam.example' })

    expect(answer).toMatchObject({ status: 202, body: {} })
    expect(await written()).toEqual([])
  })

  test('a message that is sent twice with one key is one message', async () => {
    const idempotencyKey = crypto.randomUUID()

    await visitor.call(sendContactMessage, MESSAGE, { idempotencyKey })
    await visitor.call(sendContactMessage, MESSAGE, { idempotencyKey })

    expect(await written()).toHaveLength(2)
  })

  test('after ten messages in an hour the next has to wait', async () => {
    for (let sent = 0; sent < 10; sent += 1) await visitor.call(sendContactMessage, MESSAGE)

    const refused = await visitor.try(sendContactMessage, MESSAGE)
    clock.forward(60 * 60 + 1)

    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect((await visitor.try(sendContactMessage, MESSAGE)).status).toBe(202)
  })

  test('an address that nobody has proved gets three copies a day, customer service every message', async () => {
    for (let sent = 0; sent < 5; sent += 1) await visitor.call(sendContactMessage, MESSAGE)
    const first = (await written()).map(({ kind }) => kind)

    clock.forward(24 * 60 * 60 + 1)
    await visitor.call(sendContactMessage, MESSAGE)

    expect(first.filter((kind) => kind === 'contactMessage')).toHaveLength(5)
    expect(first.filter((kind) => kind === 'contactCopy')).toHaveLength(3)
    expect((await written()).at(-1)?.kind).toBe('contactCopy')
  })

  test('markup stays letters, and no line can be smuggled into a subject', async () => {
    await visitor.call(sendContactMessage, {
      ...MESSAGE,
      topic: 'form',
      subject: 'Hallo\r\nBcc: x@y.example',
      message: '<img src=x onerror=alert(1)> bitte lesen',
    })

    const [toService] = await engine.database.sql.select().from(outbox).orderBy(asc(outbox.id))
    const mail = toService?.payload as { subject: string; html: string }
    expect(mail.subject).toBe('Nachricht: Hallo Bcc: x@y.example')
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
