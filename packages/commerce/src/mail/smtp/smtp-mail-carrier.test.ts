import type { AddressInfo } from 'node:net'
import { openShop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { testBrand } from '@shop/engine/testing/test-brand'
import type { CarriedMail, MailCarrier } from '@shop/mail/mail-carrier'
import { smtpMailCarrier } from '@shop/mail/smtp/smtp-mail-carrier'
import { type SmtpSetup, smtpSetupOf } from '@shop/mail/smtp/smtp-setup'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleMails } from '../../mail-samples/sample-mails.ts'

type Taken = { from: string; to: string[]; raw: string }
type Refusal = { at: 'rcpt' | 'data'; code: number; says: string }

const NOW = new Date('2026-11-22T12:00:00Z')
/** A carrier that talks to a server needs no database. */
const NO_DATABASE = undefined as unknown as Sql

let server: SMTPServer
let carrier: MailCarrier
let taken: Taken[]
let refusal: Refusal | null
beforeEach(async () => {
  taken = []
  refusal = null
  server = mailServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  carrier = carrierTo(`smtp://ada:geheim@127.0.0.1:${portOf(server)}`)
})
afterEach(async () => {
  carrier.close?.()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test('every kind of mail arrives as it was written, in every language', async () => {
  const all = (['de-de', 'fr-ch', 'nl-nl'] as const).flatMap((locale) =>
    sampleMails(openShop(testBrand, locale), (path) => `https://shop.example${path}`),
  )

  for (const [index, mail] of all.entries())
    await carrier.carry(NO_DATABASE, { ...mail, key: `${index}` }, NOW)

  const received = await Promise.all(taken.map(({ raw }) => PostalMime.parse(raw)))
  expect(received).toHaveLength(all.length)
  for (const [index, mail] of all.entries()) {
    const { subject, text, html } = received[index] ?? {}
    expect({ subject, text: text?.trim(), html: html?.trim() }).toEqual({
      subject: mail.subject,
      text: mail.text.replaceAll('\r', '').trim(),
      html: mail.html.trim(),
    })
    expect(taken[index]).toMatchObject({ from: 'shop@lindhaus.example', to: [mail.to] })
  }
})

test('a mail says who writes, when, where to answer, and that a machine has written it', async () => {
  await carrier.carry(NO_DATABASE, aMail({ key: '000000000042' }), NOW)

  const headers = await headersOf(taken[0])
  expect(headers).toMatchObject({
    from: 'Lindhaus <shop@lindhaus.example>',
    to: 'anna@example.org',
    'reply-to': 'service@lindhaus.example',
    date: 'Sun, 22 Nov 2026 12:00:00 +0000',
    'message-id': '<000000000042.home-shop@lindhaus.example>',
    'auto-submitted': 'auto-generated',
    'content-language': 'de-de',
    'mime-version': '1.0',
  })
  expect(headers).not.toHaveProperty('list-unsubscribe')
})

test('a mail that can be ended says so to mail programs', async () => {
  await carrier.carry(
    NO_DATABASE,
    aMail({ unsubscribe: 'https://shop.example/api/newsletter/unsubscribe/?token=abc&locale=de-de' }),
    NOW,
  )

  expect(await headersOf(taken[0])).toMatchObject({
    'list-unsubscribe': '<https://shop.example/api/newsletter/unsubscribe/?token=abc&locale=de-de>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})

test('a message that is passed on is answered to whoever wrote it', async () => {
  await carrier.carry(NO_DATABASE, aMail({ kind: 'contactMessage', replyTo: 'eva@example.org' }), NOW)

  const headers = await headersOf(taken[0])
  expect(headers).toMatchObject({ 'reply-to': 'eva@example.org' })
  expect(headers).not.toHaveProperty('auto-submitted')
})

test('the same mail carried twice has the same id', async () => {
  await carrier.carry(NO_DATABASE, aMail({}), NOW)
  await carrier.carry(NO_DATABASE, aMail({}), new Date(NOW.getTime() + 60_000))

  const ids = await Promise.all(taken.map(async (one) => (await headersOf(one))['message-id']))
  expect(ids[0]).toBe(ids[1])
})

test.each([
  'anna@example.org\r\nBcc: evil@example.org',
  'anna@example.org, evil@example.org',
  'anna@example.org>\nRCPT TO:<evil@example.org',
  'Anna <anna@example.org>',
  'group:anna@example.org;',
  '"a b"@example.org',
  'anna',
  '',
])('the address %j is refused before anybody is asked', async (to) => {
  const carried = carrier.carry(NO_DATABASE, aMail({ to }), NOW)

  await expect(carried).rejects.toMatchObject({ name: 'MailRefused' })
  expect(taken).toEqual([])
})

test('no line break in a subject or an answer’s address becomes a header', async () => {
  await carrier.carry(
    NO_DATABASE,
    aMail({ subject: 'Hallo\r\nBcc: evil@example.org\r\n\r\n<b>', replyTo: 'a@b.example\r\nX-Evil: 1' }),
    NOW,
  )

  const headers = await headersOf(taken[0])
  expect(headers.subject).toBe('Hallo Bcc: evil@example.org <b>')
  expect(Object.keys(headers)).not.toContain('bcc')
  expect(Object.keys(headers)).not.toContain('x-evil')
  expect(taken[0]?.to).toEqual(['anna@example.org'])
})

test('an umlaut domain is written as name servers know it', async () => {
  await carrier.carry(NO_DATABASE, aMail({ to: 'anna@müller.example' }), NOW)

  expect(taken[0]?.raw).toContain('To: anna@xn--mller-kva.example')
})

test.each<[Refusal, string]>([
  [{ at: 'rcpt', code: 550, says: 'No such user' }, 'MailRefused'],
  [{ at: 'data', code: 554, says: 'Spam' }, 'MailRefused'],
  [{ at: 'rcpt', code: 450, says: 'Mailbox is full' }, 'Error'],
  [{ at: 'data', code: 451, says: 'Come again later' }, 'Error'],
])('%j is told as %s', async (answer, name) => {
  refusal = answer

  const carried = carrier.carry(NO_DATABASE, aMail({}), NOW)

  await expect(carried).rejects.toMatchObject({ name, message: expect.stringContaining(answer.says) })
})

test('after a refusal the next mail goes through', async () => {
  refusal = { at: 'rcpt', code: 550, says: 'No such user' }
  await carrier.carry(NO_DATABASE, aMail({}), NOW).catch(() => undefined)
  refusal = null

  await carrier.carry(NO_DATABASE, aMail({ key: '2' }), NOW)

  expect(taken).toHaveLength(1)
})

test('a wrong password is the server’s matter, not the mail’s', async () => {
  const stranger = carrierTo(`smtp://ada:falsch@127.0.0.1:${portOf(server)}`)

  await expect(stranger.carry(NO_DATABASE, aMail({}), NOW)).rejects.toMatchObject({ name: 'MailServerAway' })
  stranger.close?.()
})

test('a server that is not there is away', async () => {
  const nowhere = carrierTo('smtp://127.0.0.1:1')

  await expect(nowhere.carry(NO_DATABASE, aMail({}), NOW)).rejects.toMatchObject({ name: 'MailServerAway' })
  nowhere.close?.()
})

test.each([
  ['no encryption', ['STARTTLS']],
  ['a certificate that nobody knows', []],
])('nothing is told to a server elsewhere with %s', async (_, hidden) => {
  const dubious = mailServer(hidden)
  await new Promise<void>((resolve) => dubious.listen(0, '127.0.0.1', resolve))
  const setup = { ...setupOf(`smtp://ada:geheim@127.0.0.1:${portOf(dubious)}`), allowsPlain: false }
  const careful = smtpMailCarrier({ setup, brandId: 'home-shop', replyTo: () => 'service@lindhaus.example' })

  await expect(careful.carry(NO_DATABASE, aMail({}), NOW)).rejects.toMatchObject({ name: 'MailServerAway' })
  expect(taken).toEqual([])
  careful.close?.()
  await new Promise<void>((resolve) => dubious.close(() => resolve()))
})

function mailServer(hidden: string[] = []): SMTPServer {
  const answer = (at: Refusal['at']) => {
    if (refusal?.at !== at) return null
    return Object.assign(new Error(refusal.says), { responseCode: refusal.code })
  }
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: hidden,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'ada' && password === 'geheim'
        ? done(null, { user: username })
        : done(Object.assign(new Error('Invalid login'), { responseCode: 535 })),
    onRcptTo: (_address, _session, done) => done(answer('rcpt')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const problem = answer('data')
        if (problem) return done(problem)
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
}

function portOf(listening: SMTPServer): number {
  return (listening.server.address() as AddressInfo).port
}

function setupOf(url: string): SmtpSetup {
  const setup = smtpSetupOf({ SMTP_URL: url, MAIL_FROM: 'Lindhaus <shop@lindhaus.example>' })
  if (setup === null || 'problem' in setup) throw new Error('the setup is wrong')
  return setup
}

function carrierTo(url: string): MailCarrier {
  return smtpMailCarrier({
    setup: setupOf(url),
    brandId: 'home-shop',
    replyTo: () => 'service@lindhaus.example',
  })
}

function aMail(fields: Partial<CarriedMail>): CarriedMail {
  return {
    key: '1',
    kind: 'welcome',
    to: 'anna@example.org',
    locale: 'de-de',
    subject: 'Grüße aus Köln',
    text: 'Guten Tag',
    html: '<p>Guten Tag</p>',
    ...fields,
  }
}

/** Headers by their names in small letters, as the server got them, encoded words read. */
async function headersOf(mail: Taken | undefined): Promise<Record<string, string>> {
  const { headers } = await PostalMime.parse(mail?.raw ?? '')
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
}
