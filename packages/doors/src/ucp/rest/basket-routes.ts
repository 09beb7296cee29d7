import type { Locale } from '@shop/domain/market/markets'
import { type AssistantBasket, type BasketKind, keyedRequest } from '../basket/assistant-baskets.ts'
import { BasketInput } from '../basket/basket-input.ts'
import type { Asking, BasketOperations } from '../basket/basket-operations.ts'
import { UcpProblem } from '../protocol/ucp-problem.ts'
import { parsed, parsedBody, textOf } from './body-of.ts'
import type { Asked, Operation } from './operation.ts'

/** How a kind of basket is called in addresses, and by which capability. */
type Named = { kind: BasketKind; word: string; capability: string }
type LocaleOf = (asked: Asked, context: BasketInput['context']) => Locale
type Run = (basket: AssistantBasket, asking: Asking) => Promise<object>

/** The addresses of carts, or of checkouts. */
export function basketRoutes(baskets: BasketOperations, named: Named, localeOf: LocaleOf): Operation[] {
  const { kind, word, capability } = named
  const one = `^/${word}/([\\w-]{20,100})`
  const route = (method: string, path: string, run: Operation['run']): Operation => ({
    method,
    path: new RegExp(`${path}$`),
    capability,
    run,
  })

  async function create(asked: Asked) {
    const text = await textOf(asked.request)
    const input = parsed(BasketInput, parsedBody(text))
    const locale = localeOf(asked, input.context)
    return { status: 201, body: await baskets.create(kind, input, locale, askingOf(asked, text)) }
  }

  async function replace(asked: Asked) {
    const text = await textOf(asked.request)
    const input = parsed(BasketInput, parsedBody(text))
    return changed(asked, text, (basket, asking) => baskets.change(basket, input, asking))
  }

  async function read(asked: Asked) {
    const basket = await baskets.opened(asked.id, kind)
    return basket && { body: await baskets.read(basket, askingOf(asked, '')) }
  }

  async function changed(asked: Asked, text: string, run: Run) {
    const basket = await baskets.opened(asked.id, kind)
    if (basket === null) return null
    const asking = askingOf(asked, text)
    await baskets.requireSame(basket, asking)
    return { body: await run(basket, asking) }
  }

  // Completing is the buyer's: what is missing, and where to go on, is what a checkout says anyway.
  const complete = async (asked: Asked) => changed(asked, await textOf(asked.request), baskets.read)

  return [
    route('POST', `^/${word}`, create),
    route('GET', one, read),
    route('PUT', one, replace),
    route('POST', `${one}/cancel`, (asked) => changed(asked, 'cancel', baskets.cancel)),
    ...(kind === 'checkout' ? [route('POST', `${one}/complete`, complete)] : []),
  ]
}

/** Who asks, and what a repeat of it is known by. */
function askingOf({ request, address, id }: Asked, text: string): Asking {
  const idempotencyKey = request.headers.get('idempotency-key')
  if (idempotencyKey !== null && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw new UcpProblem(400, 'invalid_request', 'The Idempotency-Key has to be 1 to 200 visible characters.')
  const agent = request.headers.get('ucp-agent') ?? ''
  const keyed = keyedRequest(idempotencyKey, [request.method, new URL(request.url).pathname, id, text])
  return { address, agent, idempotencyKey, keyed }
}
