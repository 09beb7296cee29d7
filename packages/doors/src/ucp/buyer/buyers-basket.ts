import { loadBasket } from '@shop/api-client/contract/basket'
import type { AnswerOf, Call, InputOf } from '@shop/api-client/contract/define-call'
import { Problem, type ProblemDocument } from '@shop/api-client/contract/problem'
import type { Basket } from '@shop/domain/basket/basket'
import { basketKey } from '@shop/domain/basket/basket-key'
import type { Locale } from '@shop/domain/market/markets'
import type { CallingEngine, EngineRequest } from '@shop/engine/call/calling-engine'

/** Calls of one visitor, the buyer whom an assistant shops for; throws problems. */
export type BuyersCalls = <C extends Call>(call: C, input: InputOf<C>) => Promise<AnswerOf<C>>

export type Buyer = { token: string; calls: BuyersCalls; basket: Basket }

type Visit = {
  locale: Locale
  address: string
  /** Who has signed for the buyer; null for nobody, whose address then stands for all that come from it. */
  platform?: string | null
}

/** What goes with calls that order for a buyer. */
type Further = Pick<EngineRequest, 'idempotencyKey' | 'paymentToken'>

/** Calls under a token. The engine's own rules and limits hold, as for any browser. */
export function visitorsCalls(
  engine: CallingEngine,
  { locale, address, platform = null }: Visit,
  token: string | null,
  further: Further = { idempotencyKey: null },
): BuyersCalls {
  return async (call, input) => {
    const { status, body } = await engine.call(call, input, {
      locale,
      token,
      address,
      userAgent: null,
      platform,
      ...further,
    })
    // A status from 400 on comes from `problem()` only, see `runCall`.
    if (status >= 400) throw new Problem(body as ProblemDocument)
    return body as AnswerOf<typeof call>
  }
}

/** Opens a session with an empty basket: whoever asks for nobody's basket gets one. */
export async function newBuyer(engine: CallingEngine, shopId: number, visit: Visit): Promise<Buyer> {
  const answer = await engine.call(
    loadBasket,
    { basketKey: basketKey(shopId, '') },
    { ...visit, token: null, idempotencyKey: null, userAgent: null },
  )
  if (answer.status >= 400) throw new Problem(answer.body as ProblemDocument)
  const token = typeof answer.cookie === 'object' ? answer.cookie?.token : undefined
  if (token === undefined) throw new Error('A basket came without a session, so nobody could find it again.')
  return { token, calls: visitorsCalls(engine, visit, token), basket: answer.body as Basket }
}

/** The buyer of a token, with the basket as it is now. */
export async function knownBuyer(
  engine: CallingEngine,
  shopId: number,
  visit: Visit & { token: string },
): Promise<Buyer> {
  const calls = visitorsCalls(engine, visit, visit.token)
  const basket = await calls(loadBasket, { basketKey: basketKey(shopId, '') })
  return { token: visit.token, calls, basket }
}
