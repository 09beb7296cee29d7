import { ROLES, type Role } from '@shop/domain/staff/rights'
import * as v from 'valibot'

/** A role that a directory may give. It makes nobody an owner: whoever writes there would have every right here. */
export type CompanyRole = Exclude<Role, 'owner'>

const COMPANY_ROLES = ROLES.filter((role): role is CompanyRole => role !== 'owner')
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
const noRole = `use roles other than owner: ${COMPANY_ROLES.join(', ')}`
const Roles = v.array(v.picklist(COMPANY_ROLES, noRole))

/** How staff sign in through their company, by OpenID Connect. @see docs/office.md */
export const CompanyEnvironment = v.object({
  OFFICE_OIDC_ISSUER: v.optional(
    v.pipe(v.string(), v.url(), v.check(isSafe, 'use https; http only on this machine')),
  ),
  OFFICE_OIDC_CLIENT_ID: v.optional(Text),
  OFFICE_OIDC_CLIENT_SECRET: v.optional(Text),
  OFFICE_OIDC_NAME: v.optional(Text),
  OFFICE_OIDC_SCOPE: v.optional(Text, 'openid email profile'),
  OFFICE_OIDC_DOMAINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => listed(text.toLowerCase())),
    ),
  ),
  OFFICE_OIDC_VERIFIED: v.optional(
    v.picklist(['email_verified', 'xms_edov', 'issuer'], 'say email_verified, xms_edov or issuer'),
    'email_verified',
  ),
  OFFICE_OIDC_ROLES_CLAIM: v.optional(Text),
  OFFICE_OIDC_ROLES: v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), Roles))),
  OFFICE_OIDC_UNKNOWN: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === 'refused' ? [] : listed(text))),
      Roles,
    ),
    'refused',
  ),
  OFFICE_OIDC_ONLY: v.optional(v.picklist(['on', 'off']), 'off'),
})
type Values = v.InferOutput<typeof CompanyEnvironment>

export type Company = {
  issuer: string
  clientId: string
  clientSecret: string
  /** What the button calls it. */
  name: string
  scope: string
  /** Behind which e-mail addresses may end; null for any. */
  domains: readonly string[] | null
  /**
   * What says that an address is its owner's: a claim, or the provider as a whole, where it is the company's own directory.
   * Entra ID sends no `email_verified`, and `xms_edov` only where its application is set up to.
   */
  verifiedBy: Values['OFFICE_OIDC_VERIFIED']
  /** Which claim gives which roles; null where roles are given in the office alone. */
  roles: { claim: string; byValue: Record<string, CompanyRole[]> } | null
  /** Roles of whoever is not known yet; none where they are refused. */
  unknown: CompanyRole[]
  /** Whether nobody but owners signs in another way. */
  isOnly: boolean
}

/**
 * The company through which staff sign in; null where none is set up.
 *
 * @throws Error with one sentence for variables that do not belong together
 */
export function companyOf(values: Values): Company | null {
  const { OFFICE_OIDC_ISSUER: issuer, OFFICE_OIDC_CLIENT_ID, OFFICE_OIDC_CLIENT_SECRET } = values
  if (issuer === undefined) {
    if (values.OFFICE_OIDC_ONLY === 'on' || OFFICE_OIDC_CLIENT_ID !== undefined)
      throw new Error(
        'OFFICE_OIDC_ISSUER: say through whom staff sign in, or unset the other OFFICE_OIDC_ variables.',
      )
    return null
  }
  if (OFFICE_OIDC_CLIENT_ID === undefined || OFFICE_OIDC_CLIENT_SECRET === undefined)
    throw new Error('OFFICE_OIDC_CLIENT_ID and OFFICE_OIDC_CLIENT_SECRET: OFFICE_OIDC_ISSUER needs both.')
  const { OFFICE_OIDC_ROLES_CLAIM: claim, OFFICE_OIDC_ROLES: byValue } = values
  if ((claim === undefined) !== (byValue === undefined))
    throw new Error('OFFICE_OIDC_ROLES_CLAIM and OFFICE_OIDC_ROLES: set both or neither.')
  if (values.OFFICE_OIDC_VERIFIED === 'issuer') refuseForeignAddresses(issuer, values.OFFICE_OIDC_DOMAINS)
  if (values.OFFICE_OIDC_UNKNOWN.length > 0) refuseStrangers(issuer, values.OFFICE_OIDC_DOMAINS)
  return {
    issuer,
    clientId: OFFICE_OIDC_CLIENT_ID,
    clientSecret: OFFICE_OIDC_CLIENT_SECRET,
    name: values.OFFICE_OIDC_NAME ?? new URL(issuer).hostname,
    scope: values.OFFICE_OIDC_SCOPE,
    domains: values.OFFICE_OIDC_DOMAINS ?? null,
    verifiedBy: values.OFFICE_OIDC_VERIFIED,
    roles: claim === undefined || byValue === undefined ? null : { claim, byValue },
    unknown: values.OFFICE_OIDC_UNKNOWN,
    isOnly: values.OFFICE_OIDC_ONLY === 'on',
  }
}

/** Directories of many companies: there an address is whatever the administrator of any of them writes. */
const SHARED_ISSUER =
  /^https:\/\/(?:accounts\.google\.com|login\.microsoftonline\.com\/(?:common|organizations|consumers))(?:\/|$)/

/** Who believes every address of a provider says which ones, and of whose directory. */
function refuseForeignAddresses(issuer: string, domains: readonly string[] | undefined): void {
  if (domains === undefined || domains.length === 0)
    throw new Error(
      'OFFICE_OIDC_VERIFIED=issuer: say with OFFICE_OIDC_DOMAINS which addresses are the company’s.',
    )
  if (SHARED_ISSUER.test(issuer))
    throw new Error(
      'OFFICE_OIDC_VERIFIED=issuer: OFFICE_OIDC_ISSUER is shared by many companies; name the tenant of your own.',
    )
}

/** Else everybody with an account at the provider would work here. */
function refuseStrangers(issuer: string, domains: readonly string[] | undefined): void {
  if (SHARED_ISSUER.test(issuer) && (domains === undefined || domains.length === 0))
    throw new Error(
      'OFFICE_OIDC_UNKNOWN: OFFICE_OIDC_ISSUER is shared by many companies; say with OFFICE_OIDC_DOMAINS which addresses are yours.',
    )
}

/** Google's own directories say in `hd` whose they are; elsewhere it is a claim like any other. */
const SAYS_HOSTED_DOMAIN = 'https://accounts.google.com'

/**
 * Whether the company gives an address out itself: one of its domains, by a directory that is its own. Only then does the
 * address say which account of the office is meant; a verified one says who reads its mails, no more.
 *
 * @see https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload
 */
export function vouchesForAddress(
  { issuer, domains }: Pick<Company, 'issuer' | 'domains'>,
  { domain, hostedDomain }: { domain: string; hostedDomain: unknown },
): boolean {
  if (domains === null || !domains.includes(domain)) return false
  if (!SHARED_ISSUER.test(issuer)) return true
  return new URL(issuer).origin === SAYS_HOSTED_DOMAIN && hostedDomain === domain
}

/**
 * The roles with which somebody is made whom nobody has added; null where nobody is. A directory of many companies has to
 * vouch for the address: a verified one says who reads its mails, and neither who works for whom nor until when.
 */
export function rolesOfUnknown(
  { issuer, unknown }: Pick<Company, 'issuer' | 'unknown'>,
  vouchesForAddress: boolean,
): CompanyRole[] | null {
  const isStranger = SHARED_ISSUER.test(issuer) && !vouchesForAddress
  return isStranger || unknown.length === 0 ? null : unknown
}

function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** The roles that a claim gives, in the order of the table; other values of it give none. */
export function rolesOfClaim({ byValue }: NonNullable<Company['roles']>, claim: unknown): CompanyRole[] {
  const values = v.safeParse(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((one) => [one]),
      ),
    ]),
    claim,
  )
  const given = new Set(
    values.success
      ? values.output.flatMap((value) => (Object.hasOwn(byValue, value) ? (byValue[value] ?? []) : []))
      : [],
  )
  return COMPANY_ROLES.filter((role) => given.has(role))
}
