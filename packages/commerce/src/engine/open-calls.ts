import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { searchProducts } from '@shop/api-client/contract/search'
import { shopOn } from '@shop/domain/duties/shop-on'
import type { Locale } from '@shop/domain/market/markets'
import { inProcessApi } from '@shop/engine/answer/in-process-api'
import { runCall } from '@shop/engine/answer/run-call'
import type { EngineRequest } from '@shop/engine/call/calling-engine'
import type { EngineAnswer } from '@shop/engine/call/engine-answer'
import type { EngineServices } from '@shop/engine/call/services'
import type { Handler } from '@shop/engine/on'
import { traced } from '@shop/engine/trace/traced'
import type { CallContext } from '@shop/sales/on'
import { countedStep } from '../figures/counted-steps.ts'
import { type Counts, openCounts } from '../figures/open-counts.ts'
import { closedAnswer, isClosedInMaintenance } from '../maintenance/closed-checkout.ts'
import { localisedOutage } from '../maintenance/localised-outage.ts'
import type { AssemblyOptions } from './engine-options.ts'
import type { EngineParts } from './engine-parts.ts'
import { closedWith, handlersWith, shopWith } from './of-backend.ts'

export type OpenCalls = {
  handlers: ReadonlyMap<string, Handler<CallContext>>
  /** Answers a call; a problem is an answer too. */
  call: (wanted: Call, input: unknown, request: EngineRequest) => Promise<EngineAnswer>
  /** What is counted of the calls, without anybody. */
  counts: Counts
}

type CallParts = {
  services: EngineServices & CallContext['services']
  addressIn: (locale: Locale) => (path: string) => string
}

/** Every call of the contract with what answers it: not in a locale without a shop, nor what a backend or maintenance closes. */
export function openCalls(
  { backend = null, housekeeping: isAlive = true }: AssemblyOptions,
  { database, shops, catalogues, switches, now }: EngineParts,
  { services, addressIn }: CallParts,
): OpenCalls {
  const handlers = handlersWith(backend)
  const counts = openCounts({
    database,
    now,
    isOn: isAlive,
    async isAnswered(locale, term) {
      const { total, redirect } = await inProcessApi(call, locale)(searchProducts, { q: term })
      return total > 0 || redirect !== null
    },
  })

  async function call(wanted: Call, input: unknown, request: EngineRequest): Promise<EngineAnswer> {
    const handler = handlers.get(wanted.name)
    const opened = shops.get(request.locale)
    if (handler === undefined || opened === undefined) return unanswered(wanted, request)
    if (backend?.closed.has(wanted.name)) return closedWith(backend, wanted)
    const shop = shopWith(backend, switches.shopNow(opened))

    if (switches.isOn('maintenance') && isClosedInMaintenance(wanted.name))
      return closedAnswer(request.locale)
    const { locale, ...facts } = request
    const addressOf = addressIn(locale)
    const at = now()
    const catalogue = catalogues.of(locale)
    const answer = await traced(`call ${wanted.name}`, { 'shop.locale': locale }, () =>
      runCall(
        handler,
        input,
        { ...facts, shop: shopOn(shop, at), addressOf, now: at },
        { database, services, contextOf: (context) => ({ ...context, services, catalogue }) },
      ),
    )
    const step = countedStep(wanted.name, input, answer)
    if (step !== null) counts.step(locale, step)
    return localisedOutage(answer, locale)
  }

  return { handlers, call, counts }
}

function unanswered(call: Call, { locale }: EngineRequest): EngineAnswer {
  const { document } = problem(404, 'not_found', `${call.name} is not answered in ${locale}.`)
  return { status: 404, body: document, cookie: null, headers: {} }
}
