import type { OfficeReply } from '@shop/api-client/office/office-door'
import { isSameOrigin } from '@shop/engine/http/same-origin'
import { newToken } from '@shop/engine/session/token'
import { loggedError } from '@shop/engine/trace/logged-error'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { askEach, bestRefusal, jsonBody, keepSessions } from './ask-each.ts'
import { openCompanyDoors } from './company-doors.ts'
import { deviceIn, marksOf } from './device-cookie.ts'
import type { OfficeOptions } from './office-options.ts'
import type { OfficeShop } from './office-shop.ts'
import { openPasskeyDoors } from './passkey-doors.ts'
import { pageHeaders, privateHeaders } from './security-headers.ts'
import { csrfToken, isCsrfToken, sessionCookie, type Tokens, tokensOf } from './session-cookie.ts'
import { staticFiles } from './static-files.ts'

/** A page of some hundred blocks in three languages. */
const MOST_BYTES = 1024 * 1024
/** A picture of 20 MB in the letters of JSON. */
const MOST_PICTURE_BYTES = 28 * 1024 * 1024
const UPLOAD = /^\/api\/shops\/([^/]+)\/uploadPicture$/

const SignIn = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  password: v.pipe(v.string(), v.maxLength(1000)),
  code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(10))), null),
})
const Asked = v.strictObject({
  input: v.optional(v.unknown(), {}),
  mode: v.optional(v.picklist(['run', 'preview']), 'run'),
  seen: v.optional(v.nullable(v.number()), null),
  /** The entry of the log that it takes back. */
  undoes: v.optional(v.number()),
})

/**
 * The office's own web server: the built pages, and a door through which each request goes to the shop it names. It knows
 * no rule and keeps no state; sessions, rights and the log are the shops'.
 */
export function officeApp(options: OfficeOptions): Hono {
  const { shops, folder, origin, company, isSecure, addressOf } = options
  const app = new Hono()
  const tokens = (context: Context) => tokensOf(context.req.header('cookie'), isSecure)

  app.get('/healthz', (context) => context.text('ok', 200, { 'cache-control': 'no-store' }))
  // A shop that is away is not the office's own readiness: the others can be worked on.
  app.get('/readyz', (context) => {
    const isStopping = options.isDraining?.() ?? false
    const answer = { process: isStopping ? 'stopping' : 'ready' }
    return context.json(answer, isStopping ? 503 : 200, { 'cache-control': 'no-store' })
  })
  app.onError((error, context) => {
    console.error('A request of the office failed.', loggedError(error))
    return context.json({ type: 'broken' } satisfies OfficeReply, 500, privateHeaders())
  })
  const tooLarge = (context: Context) =>
    context.json({ type: 'broken' } satisfies OfficeReply, 413, privateHeaders())
  const limited = bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge })
  const limitedPicture = bodyLimit({ maxSize: MOST_PICTURE_BYTES, onError: tooLarge })
  // Before a body is read: what is refused whatever it says is not worth the memory.
  app.use('/api/*', async (context, next) => {
    if (context.req.method !== 'POST' || !isSameOrigin(context.req.raw))
      return context.json({ type: 'foreign' }, 403, privateHeaders())
    const needsToken = !OPEN.includes(context.req.path)
    if (needsToken && !isCsrfToken(context.req.header('x-office-token'), tokens(context)))
      return context.json({ type: 'foreign' }, 403, privateHeaders())
    await next()
    for (const [name, value] of Object.entries(privateHeaders())) context.header(name, value)
  })
  app.use('/api/*', async (context, next) =>
    (await maySendPicture(shops, context.req.path, tokens(context)))
      ? limitedPicture(context, next)
      : limited(context, next),
  )

  app.post('/api/session', async (context) =>
    context.json({
      ...(await sessionOf(shops, tokens(context), isBackground(context))),
      company:
        company === null ? null : { issuer: company.issuer, name: company.name, isOnly: company.isOnly },
    }),
  )

  app.post('/api/sign-in', async (context) => {
    const read = v.safeParse(SignIn, await jsonBody(context))
    if (!read.success) return context.json({ type: 'signInRefused' } satisfies OfficeReply)
    const request = {
      act: 'signIn',
      ...read.output,
      companyOnly: company?.isOnly ?? false,
      address: addressOf(context),
    } as const
    const marks = marksOf(context.req.header('cookie'), isSecure)
    const replies = await askEach(shops, ({ id }) => ({ ...request, ...deviceIn(marks, id) }))
    return context.json(
      keepSessions(context, replies, isSecure) ? { type: 'signedIn' } : bestRefusal(replies),
    )
  })
  openPasskeyDoors(app, options)
  if (company !== null) openCompanyDoors(app, company, options)

  app.post('/api/sign-out', async (context) => {
    const known = tokens(context)
    await askEach(shops, ({ id }) => (known[id] ? { act: 'signOut', token: known[id] } : null))
    context.header('set-cookie', sessionCookie({}, isSecure))
    return context.json({ type: 'signedOut' } satisfies OfficeReply)
  })

  // One person, one password: what changes the own account does so in every shop that knows this browser.
  app.post('/api/account/:command', async (context) => {
    const read = v.safeParse(Asked, await jsonBody(context))
    if (!read.success) return context.json({ type: 'broken' } satisfies OfficeReply, 400)
    const known = tokens(context)
    const office = { origin, random: newToken() }
    const replies = await askEach(shops, ({ id }) => {
      const token = known[id]
      const command = context.req.param('command')
      return token ? { act: 'run', token, command, ...read.output, office } : null
    })
    const answered = replies.flatMap(({ reply }) => reply ?? [])
    return context.json(answered.find(isFailed) ?? answered[0] ?? ({ type: 'signedOut' } as const))
  })

  app.post('/api/shops/:shop/:command', async (context) => {
    const shop = shops.find(({ id }) => id === context.req.param('shop'))
    const read = v.safeParse(Asked, await jsonBody(context))
    if (shop === undefined || !read.success)
      return context.json({ type: 'unknownCommand' } satisfies OfficeReply, 404)
    const token = tokens(context)[shop.id]
    if (token === undefined) return context.json({ type: 'signedOut' } satisfies OfficeReply)
    const reply = await shop.ask({
      act: 'run',
      token,
      command: context.req.param('command'),
      ...read.output,
      isBackground: isBackground(context),
    })
    return context.json(reply ?? { type: 'away' })
  })

  app.all('/api/*', (context) => context.json({ type: 'unknownCommand' }, 404))
  app.get('*', staticFiles(folder, pageHeaders(shops)))
  return app
}

/**
 * Whether a request may be as large as a picture: only of somebody whom the shop knows. The token of a page follows from its
 * cookie, and whoever makes up the one makes up the other.
 */
async function maySendPicture(shops: readonly OfficeShop[], path: string, tokens: Tokens): Promise<boolean> {
  const [, id] = UPLOAD.exec(path) ?? []
  const shop = shops.find((one) => one.id === id)
  const token = shop && tokens[shop.id]
  if (!shop || !token) return false
  const reply = await shop.ask({ ...WHO_AM_I, token, isBackground: true })
  return reply?.type === 'outcome' && reply.outcome.type === 'done'
}

const WHO_AM_I = { act: 'run', command: 'whoAmI', input: {}, mode: 'run', seen: null } as const

/** What somebody without a session needs. */
const OPEN: readonly string[] = [
  '/api/session',
  '/api/sign-in',
  '/api/passkey/start',
  '/api/passkey/sign-in',
  '/api/company/start',
]

/** Every shop with what the person behind the tokens may do there, and the token that writes need. */
async function sessionOf(shops: readonly OfficeShop[], tokens: Tokens, isBackground: boolean) {
  const replies = await askEach(shops, ({ id }) => {
    const token = tokens[id]
    return token === undefined ? null : { ...WHO_AM_I, token, isBackground }
  })
  return {
    token: csrfToken(tokens),
    shops: shops.map(({ id, name, origin, locales }) => {
      const reply = replies.find((one) => one.id === id)?.reply ?? null
      const outcome = reply?.type === 'outcome' ? reply.outcome : null
      return { id, name, origin, locales, me: outcome?.type === 'done' ? outcome.answer : null }
    }),
  }
}

/** Whether a page asks by itself; see `client/presence.ts`. */
function isBackground(context: Context): boolean {
  return context.req.header('x-office-background') === '1'
}

function isFailed(reply: OfficeReply): boolean {
  return reply.type !== 'outcome' || reply.outcome.type !== 'done'
}
