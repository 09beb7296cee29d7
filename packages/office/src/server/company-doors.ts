import { startCompanyLink } from '@shop/api-client/office/account-commands'
import type { OfficeReply } from '@shop/api-client/office/office-door'
import { newToken } from '@shop/engine/session/token'
import { type Company, rolesOfUnknown } from '@shop/engine/staff/company-config'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { NextAddress } from '../next-address.ts'
import { askEach, bestRefusal, jsonBody, keepSessions, type ShopReply } from './ask-each.ts'
import { type Identity, openCompany } from './company-client.ts'
import { deviceIn, marksOf } from './device-cookie.ts'
import type { OfficeOptions } from './office-options.ts'
import { pendingCookie, pendingOf } from './pending-cookie.ts'
import { privateHeaders } from './security-headers.ts'
import { tokensOf } from './session-cookie.ts'

/** Where the company sends browsers back to. */
export const COMPANY_CALLBACK = '/sign-in/company'

const Next = v.optional(NextAddress, '/')
const Start = v.strictObject({ next: Next })
const Link = v.strictObject({ next: Next, password: v.pipe(v.string(), v.maxLength(1000)) })
const START_LINK = { act: 'run', command: startCompanyLink.name, mode: 'run', seen: null } as const

/** Signing in through the company: there and back by the browser, and then every shop judges by itself. */
export function openCompanyDoors(app: Hono, company: Company, options: OfficeOptions): void {
  const { shops, origin, isSecure, addressOf } = options
  const client = openCompany(company, { callback: origin + COMPANY_CALLBACK, now: () => new Date() })

  app.post('/api/company/start', async (context) => {
    const read = v.safeParse(Start, await jsonBody(context))
    return asked(context, { next: read.success ? read.output.next : '/', link: null })
  })

  // Every shop that knows this browser checks the password, and each connects its own person on the way back.
  app.post('/api/company/link', async (context) => {
    const read = v.safeParse(Link, await jsonBody(context))
    if (!read.success) return context.json({ type: 'broken' } satisfies OfficeReply, 400)
    const { next, password } = read.output
    const known = tokensOf(context.req.header('cookie'), isSecure)
    const random = newToken()
    const replies = await askEach(shops, ({ id }) => {
      const token = known[id]
      return token ? { ...START_LINK, token, input: { password }, office: { origin, random } } : null
    })
    const answered = replies.flatMap(({ reply }) => reply ?? [])
    if (answered.some(isBegun)) return asked(context, { next, link: random })
    return context.json(answered[0] ?? ({ type: 'signedOut' } as const))
  })

  app.get(COMPANY_CALLBACK, async (context) => {
    for (const [name, value] of Object.entries(privateHeaders())) context.header(name, value)
    const pending = pendingOf(context.req.header('cookie'), isSecure)
    // One question, one answer: whatever comes of it.
    context.header('set-cookie', pendingCookie(null, isSecure))
    const from = pending?.link == null ? '/sign-in' : pending.next
    const back = (why: string) => context.redirect(`${from}?company=${why}`, 303)
    if (pending === null) return back('expired')
    const found = await client.finish(new URL(context.req.url).search, pending)
    if ('problem' in found) return back(found.problem)
    const { link } = pending
    if (link !== null) {
      const { issuer, subject } = found
      const address = addressOf(context)
      const linked = await askEach(shops, () => ({ act: 'linkCompany', link, issuer, subject, address }))
      const isLinked = linked.some(({ reply }) => reply?.type === 'companyLinked')
      return back(isLinked ? 'linked' : whyNot(linked))
    }
    const marks = marksOf(context.req.header('cookie'), isSecure)
    const replies = await askEach(shops, ({ id }) => ({
      ...signIn(found, addressOf(context)),
      ...deviceIn(marks, id),
    }))
    if (keepSessions(context, replies, isSecure)) return context.redirect(pending.next, 303)
    return back(whyNot(replies))
  })

  async function asked(context: Context, question: Parameters<typeof client.begin>[0]): Promise<Response> {
    const begun = await client.begin(question)
    if (begun === null) return context.json({ type: 'companyAway' })
    context.header('set-cookie', pendingCookie(begun.pending, isSecure))
    return context.json({ type: 'companyAsked', to: begun.to })
  }

  function signIn(identity: Identity, address: string | null) {
    const unknown = rolesOfUnknown(company, identity.vouchesForAddress)
    return { act: 'signInWithCompany', ...identity, unknown, address } as const
  }
}

function whyNot(replies: readonly ShopReply[]): string {
  const refusal = bestRefusal(replies)
  return refusal.type === 'companyRefused' ? refusal.why : refusal.type
}

/** Whether a shop has taken the password, and waits for the way back. */
function isBegun(reply: OfficeReply): boolean {
  if (reply.type !== 'outcome' || reply.outcome.type !== 'done') return false
  const read = v.safeParse(startCompanyLink.answer, reply.outcome.answer)
  return read.success && read.output.problem === null
}
