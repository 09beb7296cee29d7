import type { Api } from '@shop/api-client/contract/define-call'

/** The API over HTTP; its code is fetched with the first call, after the page has been painted. */
export function browserApi(locale: string): Api {
  let api: Promise<Api> | null = null
  return async (call, input, options) => {
    api ??= import('./first-calls.ts').then(({ httpApi }) => httpApi(locale))
    return (await api)(call, input, options)
  }
}
