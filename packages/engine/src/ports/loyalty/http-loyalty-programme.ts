import * as v from 'valibot'
import { limitedBody } from '../limited-body.ts'
import { hookSignature } from '../message-signature.ts'
import type { LoyaltyProgramme, PointsPosting, PostingAnswer } from './loyalty-programme.ts'

/** Nobody waits for it, milliseconds. */
const PATIENCE = 10_000
/** An answer has a reference or a reason, bytes. */
const MOST_BYTES = 16 * 1024
const MOST_LETTERS = 200

/** Where points are posted, and with which secret they are signed. */
export type LoyaltySetup = { endpoint: string; secret: string }

const Posted = v.object({ reference: v.nullish(v.pipe(v.string(), v.maxLength(MOST_LETTERS)), null) })
const Refused = v.object({ code: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)) })

/**
 * A programme, or the piece of software before it, that is asked over HTTP: one POST for each posting, signed after Standard
 * Webhooks 1.0, with the id of the posting as idempotency key. 200 and 201 mean posted; 404 and 422 with a code of the
 * programme mean refused for good. Everything else, an answer that is late, too long or not understood among it, leaves
 * open whether it was posted, so that it is asked again.
 *
 * @see docs/integrations/loyalty.md
 */
export function httpLoyaltyProgramme(
  { endpoint, secret }: LoyaltySetup,
  { patience = PATIENCE, now = () => new Date() }: { patience?: number; now?: () => Date } = {},
): LoyaltyProgramme {
  return {
    key: new URL(endpoint).host,
    isReal: true,
    async post(posting, signal) {
      const until = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])]
      const body = bodyOf(posting)
      const timestamp = Math.floor(now().getTime() / 1000)
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'shop',
          'idempotency-key': posting.id,
          'webhook-id': posting.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': hookSignature({ id: posting.id, timestamp, body }, secret),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any(until),
      })
      return answerOf(response)
    },
  }
}

function bodyOf({ id, kind, number, points, orderNumber, at }: PointsPosting): string {
  return JSON.stringify({ id, kind, number, points, orderNumber, at: at.toISOString() })
}

async function answerOf(response: Response): Promise<PostingAnswer> {
  const { status } = response
  const tooMuch = 'The loyalty programme answered more than an answer holds.'
  const body = await limitedBody(response, { mostBytes: MOST_BYTES, tooMuch })
  if (status === 200 || status === 201) {
    const posted = v.safeParse(Posted, jsonOf(body))
    if (!posted.success) throw new Error('The loyalty programme answered something that is no answer.')
    return { outcome: 'posted', reference: posted.output.reference }
  }
  // A proxy answers 404 as well: without a code it says nothing of the number.
  const refused = status === 404 || status === 422 ? v.safeParse(Refused, jsonOf(body)) : null
  if (refused?.success) return { outcome: 'refused', reason: refused.output.code }
  throw new Error(`The loyalty programme answered ${status}.`)
}

function jsonOf(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return Array.isArray(value) ? null : value
  } catch {
    return null
  }
}
