import { callAddress } from '@shop/api-client/client/call-address'
import { loadBasket } from '@shop/api-client/contract/basket'
import { loadCheckout } from '@shop/api-client/contract/checkout'
import type { Call } from '@shop/api-client/contract/define-call'
import { loadUser } from '@shop/api-client/contract/user'
import { basketKey } from '@shop/domain/basket/basket-key'
import { pageAt } from '@shop/domain/link/pages'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'

type Location = { pathname: string; searchStr: string }

/** What a page of the shopper's own asks for first, beside who is shopping. */
type FirstCall = (shop: BrowserShop) => { call: Call; input: Record<string, unknown> }

const OF_PAGE: Readonly<Record<string, FirstCall>> = {
  // The key of nobody is one's own, whoever asks: the document is the same for everybody.
  'basket/basket-page.tsx': ({ shopId }) => ({
    call: loadBasket,
    input: { basketKey: basketKey(shopId, '') },
  }),
  'checkout/checkout-page.tsx': () => ({ call: loadCheckout, input: {} }),
}

/**
 * The addresses that a page of the shopper's own asks for as soon as it lives. Its start script asks for them with the
 * scripts and not after them. Who comes back from a wallet or a payment page changes something first: then there is
 * only who they are.
 *
 * @param page module of the page below `src/pages`
 * @param location without the locale
 * @returns none where everybody sees the same
 */
export function earlyCalls(page: string | null, location: Location, shop: BrowserShop): string[] {
  if (page === null || !pageAt(location.pathname).isPersonal) return []
  const first = location.searchStr === '' ? OF_PAGE[page]?.(shop) : undefined
  const isAnswered = first !== undefined && !shop.closed?.includes(first.call.name)
  const asked = [{ call: loadUser, input: {} }, ...(isAnswered ? [first] : [])]
  return asked.map(({ call, input }) => callAddress(call, input, shop.locale).path)
}
