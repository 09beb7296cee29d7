import type { OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'
import type { Context } from 'hono'
import { deviceCookie, marksOf } from './device-cookie.ts'
import type { OfficeShop } from './office-shop.ts'
import { sessionCookie, type Tokens } from './session-cookie.ts'

export type ShopReply = { id: string; reply: OfficeReply | null }

/** Asks every shop at once; one of which nothing is asked, or that is away, answers null. */
export function askEach(
  shops: readonly OfficeShop[],
  asking: (shop: OfficeShop) => OfficeRequest | null,
): Promise<ShopReply[]> {
  return Promise.all(
    shops.map(async (shop) => {
      const request = asking(shop)
      return { id: shop.id, reply: request === null ? null : await shop.ask(request) }
    }),
  )
}

/** Keeps the sessions that shops have opened in the cookie, and how they have marked the browser; false where none has. */
export function keepSessions(context: Context, replies: readonly ShopReply[], isSecure: boolean): boolean {
  const opened: Tokens = Object.fromEntries(
    replies.flatMap(({ id, reply }) => (reply?.type === 'signedIn' ? [[id, reply.token]] : [])),
  )
  if (Object.keys(opened).length === 0) return false
  context.header('set-cookie', sessionCookie(opened, isSecure), { append: true })
  const marked = replies.flatMap(({ id, reply }) =>
    reply?.type === 'signedIn' && reply.device !== undefined ? [[id, reply.device] as const] : [],
  )
  if (marked.length > 0) {
    const marks = { ...marksOf(context.req.header('cookie'), isSecure), ...Object.fromEntries(marked) }
    context.header('set-cookie', deviceCookie(marks, isSecure), { append: true })
  }
  return true
}

/** What is said to somebody whom no shop lets in: what they can do something about comes first. */
export function bestRefusal(replies: readonly ShopReply[]): OfficeReply | { type: 'away' } {
  const said = replies.flatMap(({ reply }) => reply ?? [])
  for (const type of ['codeNeeded', 'tooManyAttempts', 'companyOnly', 'passkeyOnly'] as const) {
    const found = said.find((reply) => reply.type === type)
    if (found) return found
  }
  const refused = said.flatMap((reply) => (reply.type === 'passkeyRefused' ? [reply.why] : []))
  // A shop that does not know the passkey says nothing about the one that does.
  const why = (['refused', 'expired', 'unknown'] as const).find((one) => refused.includes(one))
  if (why) return { type: 'passkeyRefused', why }
  const company = said.flatMap((reply) => (reply.type === 'companyRefused' ? [reply.why] : []))
  const because = (['otherPerson', 'linkFirst', 'noRole', 'linkExpired', 'unknown'] as const).find((one) =>
    company.includes(one),
  )
  if (because) return { type: 'companyRefused', why: because }
  return { type: said.length === 0 ? 'away' : 'signInRefused' }
}

/** The body of a request as JSON; null where it is none. */
export async function jsonBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    return null
  }
}
