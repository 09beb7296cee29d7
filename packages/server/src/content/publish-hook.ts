import { createHmac, timingSafeEqual } from 'node:crypto'
import { isProblem } from '@shop/api-client/contract/problem'
import type { Publication } from '@shop/content/content-client'
import { limitedText } from '@shop/engine/http/request-input'
import * as v from 'valibot'

type HookParts = {
  /** Secret of the web hook; null when there is none, and then there is no door. */
  secret: string | null
  /** The uuid of a story that some page may show, by its number. */
  uuidOf: (id: number) => string | null
  publish: (publication: Publication | null) => void
  now?: () => number
}

/** The same body again within this time counts once more, at its end, so that repeating it gains nothing. */
const REPEAT_MS = 1000
const MOST_REMEMBERED = 1000

const SHA1 = /^[0-9a-f]{40}$/i

const HookSchema = v.looseObject({
  action: v.string(),
  story_id: v.exactOptional(v.number()),
  full_slug: v.exactOptional(v.string()),
})

/**
 * Answers the web hook of the content service: refreshes the pages that show what was published.
 *
 * The body is signed with HMAC-SHA1 and the hook's secret (`webhook-signature`). It carries no time, so a replay looks
 * like a second publication: it does nothing but render a page again, at most once a second.
 *
 * @see integrations §2; ADR 0013
 */
export function publishHook({ secret, uuidOf, publish, now = Date.now }: HookParts) {
  const seen = new Map<string, { until: number; isRepeated: boolean }>()

  function once(signature: string, work: () => void): void {
    const known = seen.get(signature)
    if (known && known.until > now()) {
      if (known.isRepeated) return
      known.isRepeated = true
      setTimeout(work, known.until - now()).unref()
      return
    }
    seen.delete(signature)
    seen.set(signature, { until: now() + REPEAT_MS, isRepeated: false })
    const oldest = seen.keys().next().value
    if (seen.size > MOST_REMEMBERED && oldest !== undefined) seen.delete(oldest)
    work()
  }

  return async (request: Request): Promise<{ status: 200 | 400 | 401 | 404 | 405 | 413; words: string }> => {
    if (secret === null) return { status: 404, words: 'There is no web hook here.' }
    if (request.method !== 'POST') return { status: 405, words: 'A web hook is posted.' }
    const body = await limitedText(request).catch(whenTooLarge)
    if (body === null) return TOO_BIG
    const signature = request.headers.get('webhook-signature') ?? ''
    if (!isSigned(body, signature, secret)) return { status: 401, words: 'The signature is wrong.' }

    const hook = v.safeParse(HookSchema, parsed(body))
    if (!hook.success) return { status: 400, words: 'The body is no web hook.' }
    once(signature, () => publish(publicationOf(hook.output, uuidOf)))
    return { status: 200, words: 'Thank you.' }
  }
}

const TOO_BIG = { status: 413, words: 'The body is too big.' } as const

/** Requests arrive here unverified: a body that is too long is not read to its end. */
function whenTooLarge(failure: unknown): null {
  if (isProblem(failure) && failure.status === 413) return null
  throw failure
}

/** A story that was never read is on no page; only its address may become one. Anything else affects everything. */
function publicationOf(
  { story_id: id, full_slug: slug }: v.InferOutput<typeof HookSchema>,
  uuidOf: (id: number) => string | null,
): Publication | null {
  if (id === undefined) return null
  const uuid = uuidOf(id)
  if (uuid === null && slug === undefined) return null
  return { uuids: uuid === null ? [] : [uuid], slugs: slug === undefined ? [] : [slug] }
}

function isSigned(body: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha1', secret).update(body).digest()
  const given = Buffer.from(SHA1.test(signature) ? signature : '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
