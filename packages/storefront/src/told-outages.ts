import type { Api } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'

/** What a shop answers for a while to whatever would change something, with words for shoppers. */
const OUTAGES: readonly string[] = ['read_only', 'database_unavailable', 'maintenance']

/**
 * Tells a shopper in the shop's own words why nothing can be changed right now; whoever asked hears of it as of any other
 * failure. What a page reads by itself fails quietly: nobody has pressed anything.
 */
export function withToldOutages(api: Api, tell: (words: string) => void): Api {
  return async (call, input, options) => {
    try {
      return await api(call, input, options)
    } catch (failure) {
      if (call.method !== 'GET' && isProblem(failure) && OUTAGES.includes(failure.code))
        tell(failure.document.detail)
      throw failure
    }
  }
}

/** Sent with the words of a shop that can change nothing for a while; the frame shows them. */
const OUTAGE = 'shop-outage'

/** Tells the page of an outage, in the words of the shop. */
export function announceOutage(words: string): void {
  window.dispatchEvent(new CustomEvent(OUTAGE, { detail: words }))
}

/** Calls with the words of every outage from now on. */
export function onOutage(hear: (words: string) => void): void {
  window.addEventListener(OUTAGE, (event) => {
    if (event instanceof CustomEvent) hear(String(event.detail))
  })
}
