import type { Api } from '@shop/api-client/contract/define-call'

/** The API over HTTP; its code is fetched with the first call, after the page has been painted. */
export function browserApi(locale: string): Api {
  const client = () => import('./first-calls.ts')
  let api: Promise<Api> | null = null
  return async (call, input, options) => {
    api ??= client().then(({ httpApi }) => httpApi(locale))
    return (await api)(call, input, options)
  }
}
