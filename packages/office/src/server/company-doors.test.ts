import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'
import { CompanyEnvironment, companyOf } from '@shop/engine/staff/company-config'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aProvider, type Lie } from '../testing/stand-in-provider.ts'
import { officeApp } from './office-app.ts'
import { csrfToken, sessionCookie } from './session-cookie.ts'

const TOKEN = 'a'.repeat(43)
const TOKENS = { one: TOKEN }
const MIA = { sub: 'mia-1', email: 'Mia@example.org', email_verified: true, name: 'Mia Kern' }
const HEADERS = {
  host: 'office.example',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
}

let folder = ''
let provider: Awaited<ReturnType<typeof aProvider>>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'office-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<meta nonce="__NONCE__">')
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  provider = await aProvider(MIA)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await provider.close()
})

describe('the way through the company', () => {
  test('leads there and back, and signs in where one wanted to go', async () => {
    const { asked, start, back } = anOffice()
    const { to, cookie, header } = await start('/one/orders')

    const answer = await back(await provider.walk(to), cookie)

    expect(new URL(to).searchParams.get('code_challenge_method')).toBe('S256')
    expect(header).toMatch(
      /^__Host-office_company=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/one/orders')
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-office_company=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(/^__Host-office_session=[\w-]+; Max-Age=43200; .*SameSite=Strict$/),
    ])
    expect(asked).toEqual([
      {
        act: 'signInWithCompany',
        issuer: provider.issuer,
        subject: 'mia-1',
        email: 'Mia@example.org',
        name: 'Mia Kern',
        roles: null,
        unknown: null,
        vouchesForAddress: false,
        address: '192.0.2.1',
      },
    ])
  })

  test.each<[string, Lie]>([
    ['another nonce', { claims: { nonce: 'of another question' } }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['another issuer', { claims: { iss: 'https://id.example' } }],
    ['that is over', { claims: { iat: 1_600_000_000, exp: 1_600_000_300 } }],
    ['without a signature', { signature: 'none' }],
    ['signed with a key that is not the company’s', { signature: 'foreign' }],
  ])('a token of %s signs nobody in', async (_, lie) => {
    provider.says.lie = lie
    const { asked, walked } = anOffice()

    const answer = await walked()

    expect(answer.headers.get('location')).toBe('/sign-in?company=failed')
    expect(asked).toEqual([])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['nobody has verified', { email_verified: false }, 'email'],
    ['is only called verified', { email_verified: 'true' }, 'email'],
    ['is missing', { email: undefined }, 'email'],
    ['is another company’s', { email: 'mia@example.com' }, 'domain'],
    ['ends like the company’s', { email: 'mia@evil-example.org' }, 'domain'],
  ])('an address that %s signs nobody in', async (_, claims, why) => {
    provider.says.lie = { claims }
    const { asked, walked } = anOffice({ OFFICE_OIDC_DOMAINS: 'example.org, example.net' })

    const answer = await walked()

    expect(answer.headers.get('location')).toBe(`/sign-in?company=${why}`)
    expect(asked).toEqual([])
  })

  // Entra ID signed nobody in: it sends no `email_verified` at all.
  test.each<[string, string, Record<string, unknown>, string]>([
    ['its directory is believed', 'issuer', {}, '/'],
    [
      'its directory is believed, and the address another company’s',
      'issuer',
      { email: 'mia@example.com' },
      'domain',
    ],
    ['its directory is believed, and says otherwise', 'issuer', { email_verified: false }, 'email'],
    ['another claim says so', 'xms_edov', { xms_edov: true }, '/'],
    ['another claim says otherwise', 'xms_edov', { xms_edov: false }, 'email'],
    ['no claim says so', 'xms_edov', {}, 'email'],
    ['another claim is not asked for', 'email_verified', { xms_edov: true }, 'email'],
  ])('of an address without email_verified: %s', async (_, verifiedBy, claims, leadsTo) => {
    provider.says.lie = { claims: { email_verified: undefined, ...claims } }
    const { walked } = anOffice({ OFFICE_OIDC_DOMAINS: 'example.org', OFFICE_OIDC_VERIFIED: verifiedBy })

    const answer = await walked()

    const to = leadsTo === '/' ? '/' : `/sign-in?company=${leadsTo}`
    expect(answer.headers.get('location')).toBe(to)
  })

  test('an answer counts once, in the browser that asked, for what it asked', async () => {
    const { asked, start, back } = anOffice()
    const one = await start()
    const other = await start()
    const answer = await provider.walk(one.to)

    const foreign = await back(answer, other.cookie)
    const nobodys = await back(answer, '')
    await back(answer, one.cookie)
    const replayed = await back(answer, one.cookie)

    expect(foreign.headers.get('location')).toBe('/sign-in?company=failed')
    expect(nobodys.headers.get('location')).toBe('/sign-in?company=expired')
    expect(replayed.headers.get('location')).toBe('/sign-in?company=failed')
    expect(asked).toHaveLength(1)
  })

  test('a code that was caught on its way is worth nothing to whoever asked another question', async () => {
    const { asked, start, back } = anOffice()
    const victim = await provider.walk((await start()).to)
    const { to, cookie } = await start()
    const own = await provider.walk(to)
    own.searchParams.set('code', victim.searchParams.get('code') ?? '')

    expect((await back(own, cookie)).headers.get('location')).toBe('/sign-in?company=failed')
    expect(asked).toEqual([])
  })

  test('whoever turns back at the company is told so', async () => {
    const { start, back } = anOffice()
    const { to, cookie } = await start()
    const answer = new URL('https://office.example/sign-in/company?error=access_denied')
    answer.searchParams.set('state', new URL(to).searchParams.get('state') ?? '')

    expect((await back(answer, cookie)).headers.get('location')).toBe('/sign-in?company=cancelled')
  })

  test.each<[OfficeReply, string]>([
    [{ type: 'companyRefused', why: 'unknown' }, 'unknown'],
    [{ type: 'companyRefused', why: 'noRole' }, 'noRole'],
    [{ type: 'tooManyAttempts', seconds: 60 }, 'tooManyAttempts'],
  ])('%j of the shop leads back, and opens nothing', async (reply, why) => {
    const answer = await anOffice({}, reply).walked()

    expect(answer.headers.get('location')).toBe(`/sign-in?company=${why}`)
    expect(answer.headers.getSetCookie()).toHaveLength(1)
  })

  test('a claim gives its roles, and none for what is not named', async () => {
    provider.says.person = { ...MIA, groups: ['wh', 'shop-editors', 'constructor'] }
    const { asked, walked } = anOffice({
      OFFICE_OIDC_ROLES_CLAIM: 'groups',
      OFFICE_OIDC_ROLES: '{"shop-editors":["editor"],"wh":["warehouse"],"boss":["admin"]}',
      OFFICE_OIDC_UNKNOWN: 'editor',
    })

    await walked()

    expect(asked).toMatchObject([{ roles: ['warehouse', 'editor'], unknown: ['editor'] }])
  })

  test('a company that is away is said, and asked again by the next; what it has said is kept', async () => {
    provider.says.isAway = true
    const { start, post } = anOffice()

    const away = await (await post('/api/company/start', {})).json()
    provider.says.isAway = false
    await start()
    await start()

    expect(away).toEqual({ type: 'companyAway' })
    expect(provider.says.discoveries).toBe(1)
  })

  test.each(['//evil.example', '/\t/evil.example'])('nobody is led to %j afterwards', async (next) => {
    const { start, back } = anOffice()
    const { to, cookie } = await start(next)

    expect((await back(await provider.walk(to), cookie)).headers.get('location')).toBe('/')
  })

  test.each([
    ['where its domains are said', { OFFICE_OIDC_DOMAINS: 'example.org' }, true],
    ['nowhere else, however verified it is', {}, false],
  ])('the company vouches for an address %s', async (_, environment, vouches) => {
    const { asked, walked } = anOffice(environment)

    await walked()

    expect(asked).toMatchObject([{ vouchesForAddress: vouches }])
  })

  test('somebody who is signed in connects the company, and comes back to their account', async () => {
    const { asked, post, back } = anOffice({}, (request) =>
      request.act === 'linkCompany'
        ? { type: 'companyLinked' }
        : { type: 'outcome', outcome: { type: 'done', answer: { problem: null }, effects: [] } },
    )
    const begun = await post('/api/company/link', { next: '/one/account', password: 'x' }, TOKENS)
    const { to } = v.parse(v.object({ to: v.string() }), await begun.json())
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''

    const answer = await back(await provider.walk(to), cookie)

    expect(answer.headers.get('location')).toBe('/one/account?company=linked')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    const [started, linked] = asked
    if (started?.act !== 'run' || linked?.act !== 'linkCompany') throw new Error(JSON.stringify(asked))
    expect(started).toMatchObject({ token: TOKEN, command: 'startCompanyLink', input: { password: 'x' } })
    expect(linked).toMatchObject({ link: started.office?.random, issuer: provider.issuer, subject: 'mia-1' })
  })

  test('a wrong password begins no way to the company, and nobody without a session does', async () => {
    const outcome = { type: 'done' as const, answer: { problem: 'password' }, effects: [] }
    const { post } = anOffice({}, { type: 'outcome', outcome })

    const wrong = await post('/api/company/link', { next: '/one/account', password: 'x' }, TOKENS)
    const nobody = await post('/api/company/link', { next: '/one/account', password: 'x' })

    expect(await wrong.json()).toEqual({ type: 'outcome', outcome })
    expect(wrong.headers.get('set-cookie')).toBeNull()
    expect(nobody.status).toBe(403)
  })

  test('who is closed out of the password says so to every shop', async () => {
    const { asked, post } = anOffice({ OFFICE_OIDC_ONLY: 'on' })

    await post('/api/sign-in', { email: 'mia@example.org', password: 'x' })
    const session = await (await post('/api/session', {})).json()

    expect(asked).toMatchObject([{ act: 'signIn', companyOnly: true }])
    expect(session).toMatchObject({ company: { name: 'Example', isOnly: true } })
  })
})

function anOffice(
  environment: Record<string, string> = {},
  reply: OfficeReply | ((request: OfficeRequest) => OfficeReply) = {
    type: 'signedIn',
    token: TOKEN,
    endsAt: '',
  },
) {
  const asked: OfficeRequest[] = []
  const company = companyOf(
    v.parse(CompanyEnvironment, {
      OFFICE_OIDC_ISSUER: provider.issuer,
      OFFICE_OIDC_CLIENT_ID: 'office',
      OFFICE_OIDC_CLIENT_SECRET: 'a secret of the office',
      OFFICE_OIDC_NAME: 'Example',
      ...environment,
    }),
  )
  const app = officeApp({
    shops: [
      {
        id: 'one',
        name: 'one',
        origin: 'https://one.example',
        locales: ['de-de'],
        async ask(request) {
          asked.push(request)
          return typeof reply === 'function' ? reply(request) : reply
        },
      },
    ],
    folder,
    origin: 'https://office.example',
    isSecure: true,
    company,
    addressOf: () => '192.0.2.1',
  })
  const post = (path: string, body: unknown, signedIn: Record<string, string> | null = null) => {
    const session =
      signedIn === null
        ? {}
        : { cookie: sessionCookie(signedIn, true).split(';')[0] ?? '', 'x-office-token': csrfToken(signedIn) }
    const headers = { ...HEADERS, ...session }
    return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const start = async (next = '/') => {
    const answer = await post('/api/company/start', { next })
    const header = answer.headers.get('set-cookie') ?? ''
    const { to } = v.parse(v.object({ to: v.string() }), await answer.json())
    return { to, header, cookie: header.split(';')[0] ?? '' }
  }
  const back = (address: URL, cookie: string) =>
    app.request(address.href, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
  const walked = async () => {
    const { to, cookie } = await start()
    return back(await provider.walk(to), cookie)
  }
  return { asked, post, start, back, walked }
}
