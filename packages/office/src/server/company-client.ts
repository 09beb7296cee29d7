import {
  type Company,
  type CompanyRole,
  rolesOfClaim,
  vouchesForAddress,
} from '@shop/engine/staff/company-config'
import { loggedError } from '@shop/engine/trace/logged-error'
import * as oidc from 'openid-client'
import * as v from 'valibot'
import type { Pending } from './pending-cookie.ts'

/** How long the company's addresses are believed before they are read again; its keys are read when one is new. */
const KEPT_MILLISECONDS = 60 * 60 * 1000
const TIMEOUT_SECONDS = 10

export type Identity = {
  issuer: string
  subject: string
  email: string
  name: string
  /** What the claim gives; null where none is asked. */
  roles: CompanyRole[] | null
  /** Whether the company gives the address out itself. */
  vouchesForAddress: boolean
}
export type CompanyProblem = 'cancelled' | 'failed' | 'away' | 'email' | 'domain'

/** Where somebody wants to go, and what they have begun while signed in; null for a sign-in. */
type Asked = Pick<Pending, 'next' | 'link'>

export type CompanyClient = {
  /** Where the browser asks the company, and what it keeps meanwhile; null while the company does not answer. */
  begin: (asked: Asked) => Promise<{ to: string; pending: Pending } | null>
  /** Who somebody is by the company's verified word. */
  finish: (search: string, pending: Pending) => Promise<Identity | { problem: CompanyProblem }>
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200))),
  email_verified: v.optional(v.unknown()),
  xms_edov: v.optional(v.unknown()),
  hd: v.optional(v.unknown()),
  name: v.optional(v.string()),
})

type Behind = {
  /** Where the company sends browsers back to; it has to know this address. */
  callback: string
  now: () => Date
}

/**
 * The company's provider: authorization code with PKCE, state and nonce. An ID token counts with a signature of its keys,
 * from this issuer, for this client, in time and for this question.
 *
 * @see OpenID Connect Core 1.0 §3.1
 */
export function openCompany(company: Company, { callback, now }: Behind): CompanyClient {
  const { issuer } = company
  let kept: { provider: Promise<oidc.Configuration>; until: number } | null = null

  function provider(): Promise<oidc.Configuration> {
    const at = now().getTime()
    if (kept !== null && at < kept.until) return kept.provider
    const found = discovered(company)
    const reading = { provider: found, until: at + KEPT_MILLISECONDS }
    kept = reading
    // One that did not answer is asked again by the next who signs in.
    found.catch(() => {
      if (kept === reading) kept = null
    })
    return found
  }

  return {
    async begin(asked) {
      const found = await provider().catch(reported)
      if (found === null) return null
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        ...asked,
      }
      const to = oidc.buildAuthorizationUrl(found, {
        redirect_uri: callback,
        scope: company.scope,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        state: pending.state,
        nonce: pending.nonce,
      })
      return { to: to.href, pending }
    },

    async finish(search, { state, nonce, verifier }) {
      const found = await provider().catch(reported)
      if (found === null) return { problem: 'away' }
      try {
        const tokens = await oidc.authorizationCodeGrant(found, new URL(search, callback), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return identityIn(tokens.claims(), issuer, company)
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
          return { problem: 'cancelled' }
        reported(error)
        return { problem: 'failed' }
      }
    },
  }
}

function discovered({ issuer, clientId, clientSecret }: Company): Promise<oidc.Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:'
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // The library believes a token that came over TLS; here its signature counts as well.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
}

function identityIn(
  claims: unknown,
  issuer: string,
  company: Company,
): Identity | { problem: CompanyProblem } {
  const { domains, roles, verifiedBy } = company
  const read = v.safeParse(Claims, claims)
  if (!read.success) return { problem: 'failed' }
  const { sub, email, name } = read.output
  if (email === undefined || !isVerified(read.output, verifiedBy)) return { problem: 'email' }
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (domains !== null && !domains.includes(domain)) return { problem: 'domain' }
  return {
    issuer,
    subject: sub,
    email,
    name: name?.trim().slice(0, 100) || email,
    roles: roles === null ? null : rolesOfClaim(roles, claimOf(claims, roles.claim)),
    vouchesForAddress: vouchesForAddress(company, { domain, hostedDomain: read.output.hd }),
  }
}

/** An address that its provider calls unverified is believed in no way. */
function isVerified(claims: v.InferOutput<typeof Claims>, verifiedBy: Company['verifiedBy']): boolean {
  const { email_verified: verified, xms_edov: ownsDomain } = claims
  if (verifiedBy === 'email_verified') return verified === true
  if (verified === false || ownsDomain === false) return false
  return verifiedBy === 'issuer' || ownsDomain === true || ownsDomain === 1 || ownsDomain === '1'
}

function claimOf(claims: unknown, name: string): unknown {
  const read = v.safeParse(v.record(v.string(), v.unknown()), claims)
  return read.success && Object.hasOwn(read.output, name) ? read.output[name] : undefined
}

function reported(error: unknown): null {
  console.error('The company did not sign somebody in.', loggedError(error))
  return null
}
