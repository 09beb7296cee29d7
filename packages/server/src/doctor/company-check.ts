import { type Check, ok } from '@shop/commerce/doctor/check'
import { CompanyEnvironment, companyOf } from '@shop/engine/staff/company-config'
import * as v from 'valibot'

const NO_DOMAINS = 'set OFFICE_OIDC_DOMAINS: without it nobody is found who is added from now on'
const TIMEOUT_MILLISECONDS = 5_000
const Discovery = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) })

/** Whether the company through which staff sign in says who it is; no line where none is set up. */
export async function companyChecks(environment: Record<string, string | undefined>): Promise<Check[]> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = v.safeParse(CompanyEnvironment, set)
  if (!read.success) {
    const [issue] = read.issues
    throw new Error(`${v.getDotPath(issue)}: ${issue.message}`)
  }
  const company = companyOf(read.output)
  if (company === null) return []
  const place = `${company.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(place, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) })
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}`)
  const { issuer } = v.parse(Discovery, await answer.json())
  if (issuer !== company.issuer) throw new Error(`${place} calls itself ${issuer}`)
  const others = company.isOnly ? 'and nobody but owners another way' : 'beside passwords and passkeys'
  const found = `staff sign in through ${company.name}, ${others}`
  if (company.isOnly && company.domains === null)
    return [{ topic: 'office', state: 'look', found, remedy: NO_DOMAINS }]
  return [ok('office', found)]
}
