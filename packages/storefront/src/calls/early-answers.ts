declare global {
  interface Window {
    /** What the start script has asked for, by address; null where nothing came. */
    earlyAnswers?: Record<string, Promise<Response | null>>
  }
}

/** Later than this a page has lived for long, and what was true when it came may not be any more; ms since it began. */
const HOLDS_MS = 30_000

/** The basket of somebody: what stands before and after their own part of its key. */
const OWN_BASKET = /^(.*\/basket_\d+_)[^/?]+(\/\?.*)$/

/**
 * `fetch`, which takes what the start script has asked for already, once: a page of the shopper's own knows by its
 * address what it will ask for, and does not wait for its scripts to ask. It asked for the basket by the key of nobody,
 * which is anybody's own; the answer names its key, and serves whoever asks by that.
 */
export const fetchOrEarly: typeof fetch = async (address, request) => {
  const early = typeof address === 'string' && request?.method === 'GET' ? await earlyAnswer(address) : null
  return early ?? fetch(address, request)
}

async function earlyAnswer(address: string): Promise<Response | null> {
  const answers = window.earlyAnswers
  if (answers === undefined) return null
  const asked = address in answers ? address : address.replace(OWN_BASKET, '$1$2')
  const early = answers[asked]
  if (early === undefined) return null
  delete answers[asked]
  const answer = performance.now() < HOLDS_MS ? await early : null
  return answer !== null && (asked === address || (await isOf(answer, address))) ? answer : null
}

/** Whether the key that a basket names is the one that it is asked for by. */
async function isOf(answer: Response, address: string): Promise<boolean> {
  const basket: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return (
    typeof basket === 'object' &&
    basket !== null &&
    'key' in basket &&
    address.includes(`/${String(basket.key)}/?`)
  )
}
