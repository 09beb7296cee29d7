import type { Company } from '@shop/engine/staff/company-config'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { askEach, bestRefusal, jsonBody, keepSessions } from './ask-each.ts'
import { type Identity, openCompany } from './company-client.ts'
import type { OfficeOptions } from './office-options.ts'
import { pendingCookie, pendingOf } from './pending-cookie.ts'
import { privateHeaders } from './security-headers.ts'

/** Where the company sends browsers back to. */
export const COMPANY_CALLBACK = '/sign-in/company'

const Start = v.strictObject({
  next: v.optional(v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])/)), '/'),
})

/** Signing in through the company: there and back by the browser, and then every shop judges by itself. */
export function openCompanyDoors(app: Hono, company: Company, options: OfficeOptions): void {
  const { shops, origin, isSecure, addressOf } = options
  const client = openCompany(company, { callback: origin + COMPANY_CALLBACK, now: () => new Date() })

  app.post('/api/company/start', async (context) => {
    const read = v.safeParse(Start, await jsonBody(context))
    const begun = await client.begin(read.success ? read.output.next : '/')
    if (begun === null) return context.json({ type: 'companyAway' })
    context.header('set-cookie', pendingCookie(begun.pending, isSecure))
    return context.json({ type: 'companyAsked', to: begun.to })
  })

  app.get(COMPANY_CALLBACK, async (context) => {
    for (const [name, value] of Object.entries(privateHeaders())) context.header(name, value)
    const pending = pendingOf(context.req.header('cookie'), isSecure)
    // One question, one answer: whatever comes of it.
    context.header('set-cookie', pendingCookie(null, isSecure))
    const back = (why: string) => context.redirect(`/sign-in?company=${why}`, 303)
    if (pending === null) return back('expired')
    const found = await client.finish(new URL(context.req.url).search, pending)
    if ('problem' in found) return back(found.problem)
    const replies = await askEach(shops, () => asked(found, addressOf(context)))
    if (keepSessions(context, replies, isSecure)) return context.redirect(pending.next, 303)
    const refusal = bestRefusal(replies)
    return back(refusal.type === 'companyRefused' ? refusal.why : refusal.type)
  })

  function asked(identity: Identity, address: string | null) {
    const unknown = company.unknown.length === 0 ? null : company.unknown
    return { act: 'signInWithCompany', ...identity, unknown, address } as const
  }
}
