import type { Api } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'

declare global {
  interface WindowEventMap {
    /** With the words of a shop that can change nothing for a while. */
    'shop-outage': CustomEvent<string>
  }
}

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

/** Tells the frame of the page, which shows the words once it is there. */
export function announceOutage(detail: string): void {
  window.dispatchEvent(new CustomEvent('shop-outage', { detail }))
}
