import type { Api } from '@shop/api-client/contract/define-call'
import type { createShopStore } from './services.ts'

/**
 * The API over HTTP; its code is fetched with the first call, after the page has been painted. Shoppers are told in the
 * store of the page where a shop can change nothing for a while.
 */
export function browserApi(locale: string, store: () => ReturnType<typeof createShopStore>): Api {
  let api: Promise<Api> | null = null
  return async (call, input, options) => {
    api ??= import('./first-calls.ts').then(({ httpApi }) => httpApi(locale, store()))
    return (await api)(call, input, options)
  }
}
