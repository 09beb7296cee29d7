import { loadBasket } from '@shop/api-client/contract/basket'
import type { AnswerOf, Call, InputOf } from '@shop/api-client/contract/define-call'
import { loadUser } from '@shop/api-client/contract/user'
import { basketKey } from '@shop/domain/basket/basket-key'
import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import type { Engine, EngineAnswer } from '../engine.ts'

/** A browser: keeps the session cookie from call to call. */
export type Visitor = {
  /** The user id of the session. */
  userId: string
  basketKey: string
  wishlistKey: string
  token(): string | null
  setToken(token: string | null): void
  /** The whole answer, refusals included. Input is not typed: tests send nonsense, too. */
  try(call: Call, input: unknown, options?: { idempotencyKey?: string }): Promise<EngineAnswer>
  /** The body of a success; a refusal fails the test. */
  call<C extends Call>(
    call: C,
    input: InputOf<C>,
    options?: { idempotencyKey?: string },
  ): Promise<AnswerOf<C>>
  /** Asks who one is, after a sign-in: user id and keys follow. */
  refresh(): Promise<void>
}

/** A new visitor of one locale, from one network. */
export async function aVisitor(
  engine: Engine,
  locale: Locale = 'de-de',
  address = '127.0.0.1',
): Promise<Visitor> {
  const { shopId } = openShop(engine.brand, locale)
  let token: string | null = null
  let deviceMarks: string | null = null

  const visitor: Visitor = {
    userId: '',
    basketKey: '',
    wishlistKey: '',
    token: () => token,
    setToken: (other) => {
      token = other
    },
    async try(call, input, { idempotencyKey = null }: { idempotencyKey?: string | null } = {}) {
      const answer = await engine.call(call, input, {
        locale,
        token,
        address,
        idempotencyKey,
        userAgent: 'test',
        deviceMarks,
      })
      deviceMarks = answer.deviceMarks ?? deviceMarks
      if (answer.cookie === 'ended') token = null
      else if (answer.cookie) token = answer.cookie.token
      return answer
    },
    async call(call, input, options) {
      const { status, body } = await visitor.try(call, input, options)
      if (status >= 400) throw new Error(`${call.name} was refused: ${JSON.stringify(body)}`)
      return body as AnswerOf<typeof call>
    },
    async refresh() {
      const { id } = await visitor.call(loadUser, {})
      visitor.userId = id
      visitor.basketKey = `basket_${shopId}_${id}`
      visitor.wishlistKey = `wishlist_${shopId}_${id}`
    },
  }
  // Nobody's basket brings the session.
  await visitor.call(loadBasket, { basketKey: basketKey(shopId, '') })
  await visitor.refresh()
  return visitor
}
