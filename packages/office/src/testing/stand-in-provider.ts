import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** What an ID token says, and how it is signed, otherwise than an honest provider would. */
export type Lie = {
  claims?: Record<string, unknown>
  /** `none` signs nothing, `foreign` with a key that nobody knows. */
  signature?: 'none' | 'foreign'
  /** Whether a code counts again and again. */
  repeatsCodes?: boolean
}

const SECONDS_5_MINUTES = 300

/**
 * A provider of OpenID Connect that runs beside a test, with keys of its own: whoever asks is signed in as `person`. It
 * checks client, secret, address and PKCE as providers do, and lies where a test wants it to.
 */
export async function aProvider(person: Record<string, unknown>) {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, { challenge: string; nonce: string; redirectUri: string }>()
  const says = { person, lie: {} as Lie, isAway: false, discoveries: 0 }
  let issuer = ''

  const app = new Hono()
  app.use(async (context, next) => (says.isAway ? context.text('away', 503) : next()))
  app.get('/.well-known/openid-configuration', (context) => {
    says.discoveries += 1
    return context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    })
  })
  app.get('/keys', (context) =>
    context.json({
      keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
    }),
  )
  app.get('/authorize', (context) => {
    const asked = context.req.query()
    const code = randomBytes(16).toString('hex')
    codes.set(code, {
      challenge: asked.code_challenge ?? '',
      nonce: asked.nonce ?? '',
      redirectUri: asked.redirect_uri ?? '',
    })
    const back = new URL(asked.redirect_uri ?? '')
    back.search = new URLSearchParams({ code, state: asked.state ?? '' }).toString()
    return context.redirect(back.href)
  })
  app.post('/token', async (context) => {
    const form = Object.fromEntries(new URLSearchParams(await context.req.text()))
    const code = form.code ?? ''
    const known = codes.get(code)
    if (!says.lie.repeatsCodes) codes.delete(code)
    const verifier = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url')
    const isClient = form.client_id === 'office' && form.client_secret === 'a secret of the office'
    if (!known || !isClient || known.challenge !== verifier || known.redirectUri !== form.redirect_uri)
      return context.json({ error: 'invalid_grant' }, 400)
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: 'office',
      iat: now,
      exp: now + SECONDS_5_MINUTES,
      nonce: known.nonce,
      ...says.person,
      ...says.lie.claims,
    }
    return context.json({
      access_token: 'unused',
      token_type: 'Bearer',
      id_token: token(claims, says.lie.signature, { own: key.privateKey, foreign: foreign.privateKey }),
    })
  })

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider listens on no port.')
  issuer = `http://127.0.0.1:${address.port}`
  return {
    issuer,
    says,
    /** Walks through the provider's page, as a browser does: the address that it is sent back to. */
    async walk(to: string): Promise<URL> {
      const answer = await fetch(to, { redirect: 'manual' })
      return new URL(answer.headers.get('location') ?? '')
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

type Keys = { own: KeyObject; foreign: KeyObject }

function token(claims: object, signature: Lie['signature'], { own, foreign }: Keys): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  if (signature === 'none') return `${part({ alg: 'none' })}.${part(claims)}.`
  const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`
  const bytes = sign('sha256', Buffer.from(signed), signature === 'foreign' ? foreign : own)
  return `${signed}.${bytes.toString('base64url')}`
}
