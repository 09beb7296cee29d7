import * as v from 'valibot'
import { type ProviderProject, providerBody } from './provider-body.ts'
import type { Recommender } from './recommender.ts'

/** How the external provider is reached. */
export type ProviderSetup = ProviderProject & {
  /** Origin of its API. */
  endpoint: string
  /** A recommendation is not worth a longer wait. */
  timeoutMilliseconds: number
  fetch?: typeof fetch
}

const Answer = v.object({
  data: v.array(v.object({ product_id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) })),
})

/** Longer answers are refused. */
const LONGEST_ANSWER = 1_000_000

/**
 * The external recommendation provider. Throws when it refuses, answers something else or takes too long.
 *
 * @see spec §7 "A recommendation provider"
 */
export function providerRecommender(setup: ProviderSetup): Recommender {
  const ask = setup.fetch ?? fetch
  const address = new URL('/optimization/recommend/user', setup.endpoint)

  return {
    async recommend(input) {
      const response = await ask(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(providerBody(input, setup)),
        redirect: 'error',
        signal: AbortSignal.timeout(setup.timeoutMilliseconds),
      })
      if (!response.ok) throw new Error(`The recommendation provider answered ${response.status}.`)
      const text = await response.text()
      if (text.length > LONGEST_ANSWER)
        throw new Error('The recommendation provider answered more than anybody can show.')

      const { data } = v.parse(Answer, JSON.parse(text))
      return data.map(({ product_id }) => product_id).filter(Number.isSafeInteger)
    },
  }
}
