import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeApp } from './office-app.ts'
import type { OfficeShop } from './office-shop.ts'
import { csrfToken, sessionCookie } from './session-cookie.ts'

const ORIGIN = { host: 'office.example', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const TOKENS = { one: 'a'.repeat(43), two: 'b'.repeat(43) }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'office-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<meta nonce="__NONCE__">')
  writeFileSync(join(folder, 'assets', 'a.js'), 'whole')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a request of the browser', () => {
  test.each([
    ['without the headers of a browser', { 'sec-fetch-site': '' }],
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['that a person has typed', { 'sec-fetch-site': 'none' }],
    ['of another host of this site', { 'sec-fetch-site': 'same-site' }],
    ['without the token', { 'x-office-token': '' }],
    ['with a token that nobody has made', { 'x-office-token': 'x'.repeat(43) }],
    ['with the token of another session', { 'x-office-token': csrfToken({ one: 'c'.repeat(43) }) }],
    ['with the token of nobody’s session', { 'x-office-token': csrfToken({}) }],
    ['with a digest of the cookie that needs no key', { 'x-office-token': unkeyed(TOKENS) }],
  ])('%s is refused before any shop hears of it', async (_name, headers) => {
    const { asked, signedIn, post } = anOffice()
    const session = await signedIn()

    const answer = await post('/api/shops/one/noteOrder', { input: {} }, { ...session, ...headers })

    expect(answer.status).toBe(403)
    expect(asked.filter((one) => one.act === 'run' && one.command === 'noteOrder')).toEqual([])
  })

  test('is refused when it reads, and when it is too large', async () => {
    const { app, signedIn, post } = anOffice()
    const session = await signedIn()

    expect((await app.request('/api/session', { headers: ORIGIN })).status).toBe(403)
    const large = { input: 'x'.repeat(1_100_000) }
    expect((await post('/api/shops/one/noteOrder', large, session)).status).toBe(413)
  })

  test.each([
    'https://evil.example',
    'https://office.example.evil.example',
    'null',
    'http://office.example:81',
  ])('of an older browser on a page of %s is refused', async (origin) => {
    const { app, signedIn } = anOffice()
    const { 'sec-fetch-site': _, ...older } = ORIGIN
    const headers = { ...older, ...(await signedIn()), origin }

    const answer = await app.request('/api/shops/one/noteOrder', { method: 'POST', headers, body: '{}' })

    expect(answer.status).toBe(403)
  })

  // The token of a page is a digest of its cookie: whoever made up a cookie was read 28 MB.
  test('is read as far as a picture only of somebody whom the shop knows', async () => {
    const { signedIn, post } = anOffice()
    const session = await signedIn()
    const made = { one: 'x'.repeat(43) }
    const cookie = sessionCookie(made, true).split(';')[0] ?? ''
    const picture = { input: 'x'.repeat(2_000_000) }
    const upload = '/api/shops/one/uploadPicture'

    expect((await post(upload, picture, session)).status).toBe(200)
    expect((await post(upload, picture, { cookie, 'x-office-token': csrfToken(made) })).status).toBe(413)
    expect((await post(upload, picture, { 'x-office-token': csrfToken({}) })).status).toBe(413)
    expect((await post('/api/shops/three/uploadPicture', picture, session)).status).toBe(413)
    expect((await post(upload, { input: 'x'.repeat(30_000_000) }, session)).status).toBe(413)
  })

  test('that is foreign is refused with its body unread', async () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull: () => {
          isRead = true
        },
      },
      { highWaterMark: 0 },
    )
    const { app } = anOffice()

    const foreign = { method: 'POST', headers: { ...ORIGIN, 'x-office-token': 'x' }, body, duplex: 'half' }
    const answer = await app.request(
      new Request('https://office.example/api/shops/one/uploadPicture', foreign),
    )

    expect([answer.status, isRead]).toEqual([403, false])
  })

  test.each([
    ['an act', {}, false],
    ['a page that asks by itself', { 'x-office-background': '1' }, true],
  ])('of %s is said to the shop as such', async (_name, headers, isBackground) => {
    const { asked, signedIn, post } = anOffice()
    const session = { ...(await signedIn()), ...headers }

    await post('/api/shops/one/orderDesk', {}, session)
    await post('/api/session', {}, session)

    const marks = asked.slice(-2).map((one) => one.act === 'run' && one.isBackground)
    expect(marks).toEqual([isBackground, isBackground])
  })

  test('goes to the shop that it names, with the session that this shop knows', async () => {
    const { asked, signedIn, post } = anOffice()
    const session = await signedIn()

    await post('/api/shops/two/noteOrder', { input: { number: 'T1' }, seen: 4 }, session)
    const unknown = await post('/api/shops/three/noteOrder', {}, session)

    expect(asked.at(-1)).toEqual({
      act: 'run',
      token: TOKENS.two,
      command: 'noteOrder',
      input: { number: 'T1' },
      mode: 'run',
      seen: 4,
      isBackground: false,
    })
    expect(unknown.status).toBe(404)
  })

  test('about the own account goes to every shop', async () => {
    const { asked, signedIn, post } = anOffice()
    const session = await signedIn()
    asked.length = 0

    await post('/api/account/changeOwnPassword', { input: {} }, session)

    expect(asked).toMatchObject([{ token: TOKENS.one }, { token: TOKENS.two }])
  })
})

describe('signing in', () => {
  test('keeps the tokens where no script and no other site reaches them', async () => {
    const { post } = anOffice()
    const answer = await post('/api/sign-in', { email: 'mia@example.org', password: 'x' })

    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-office_session=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(JSON.stringify(await answer.json())).not.toContain(TOKENS.one)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('keeps how each shop has marked the browser, and says it at the next sign-in', async () => {
    const { asked, post } = anOffice(
      { type: 'signedIn', token: TOKENS.one, endsAt: '', device: 'one-marked' },
      { type: 'signInRefused' },
    )
    const input = { email: 'mia@example.org', password: 'x' }
    const [, device = ''] = (await post('/api/sign-in', input)).headers.getSetCookie()

    await post('/api/sign-in', input, { cookie: device.split(';')[0] ?? '' })

    expect(device).toMatch(
      /^__Host-office_device=[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(asked.slice(-2)).toMatchObject([{ act: 'signIn', device: 'one-marked' }, { act: 'signIn' }])
    expect(asked.at(-1)).not.toHaveProperty('device')
  })

  test.each<[OfficeReply | null, OfficeReply | null, string]>([
    [{ type: 'signInRefused' }, { type: 'codeNeeded', isWrong: false }, 'codeNeeded'],
    [{ type: 'signInRefused' }, { type: 'tooManyAttempts', seconds: 60 }, 'tooManyAttempts'],
    [null, { type: 'signInRefused' }, 'signInRefused'],
    [null, null, 'away'],
  ])('%j and %j say %s, and set no cookie', async (one, two, said) => {
    const { post } = anOffice(one, two)

    const answer = await post('/api/sign-in', { email: 'mia@example.org', password: 'x' })

    expect(await answer.json()).toMatchObject({ type: said })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('a cookie of somebody else’s making is no session', async () => {
    const { asked, post } = anOffice()
    const cookie = `__Host-office_session=${Buffer.from('{"one":"short"}').toString('base64url')}`

    const answer = await post('/api/session', {}, { cookie })

    expect(await answer.json()).toMatchObject({ shops: [{ me: null }, { me: null }] })
    expect(asked).toEqual([])
  })
})

describe('the page', () => {
  test('is the same at every address, with a nonce of its own, and kept by nobody', async () => {
    const { app } = anOffice()
    const [one, other] = [await app.request('/'), await app.request('/one/orders/T1')]
    const policy = one.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? 'none'

    expect(await one.text()).toBe(`<meta nonce="${nonce}">`)
    expect(await other.text()).not.toContain(nonce)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain('https://one.example')
    expect(one.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/assets/../index.html', '/assets/b.js', '/assets/%2e%2e/index.html'])(
    'nothing but built files is at %s',
    async (path) => {
      const answer = await anOffice().app.request(path)

      expect(answer.headers.get('content-type')).not.toContain('javascript')
    },
  )
})

/** How the token was made once. */
function unkeyed(tokens: Record<string, string>): string {
  const cookie = Buffer.from(JSON.stringify(tokens)).toString('base64url')
  return createHash('sha256').update(`csrf:${cookie}`).digest('base64url')
}

function anOffice(
  one: OfficeReply | null = { type: 'signedIn', token: TOKENS.one, endsAt: '' },
  two: OfficeReply | null = { type: 'signedIn', token: TOKENS.two, endsAt: '' },
) {
  const asked: OfficeRequest[] = []
  const shop = (id: string, reply: OfficeReply | null): OfficeShop => ({
    id,
    name: id,
    origin: `https://${id}.example`,
    locales: ['de-de'],
    async ask(request) {
      asked.push(request)
      if (request.act === 'signIn') return reply
      const isKnown = request.act === 'run' && [TOKENS.one, TOKENS.two].includes(request.token)
      return isKnown && request.command === 'whoAmI'
        ? { type: 'outcome', outcome: { type: 'done', answer: {}, log: null, effects: [], version: null } }
        : { type: 'unknownCommand' }
    },
  })
  const app = officeApp({
    shops: [shop('one', one), shop('two', two)],
    folder,
    origin: 'https://office.example',
    isSecure: true,
    company: null,
    addressOf: () => '192.0.2.1',
  })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { ...ORIGIN, ...headers },
      body: JSON.stringify(body),
    })
  return {
    app,
    asked,
    post,
    signedIn: async (): Promise<Record<string, string>> => {
      const answer = await post('/api/sign-in', { email: 'mia@example.org', password: 'x' })
      const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
      const { token } = await (await post('/api/session', {}, { cookie })).json()
      return { cookie, 'x-office-token': token }
    },
  }
}
