import * as v from 'valibot'
import {
  type Asking,
  type AssistantBasket,
  type BasketKind,
  keyedRequest,
} from '../basket/assistant-baskets.ts'
import { BasketInput } from '../basket/basket-input.ts'
import type { BasketOperations } from '../basket/basket-operations.ts'
import { CompleteInput } from '../payment/payment-input.ts'
import { negotiatedParts } from '../protocol/negotiated-parts.ts'
import { UcpProblem } from '../protocol/ucp-problem.ts'
import type { KeepAnswers } from './kept-answers.ts'
import type { Asked, LocaleOf, Operation } from './operation.ts'
import { parsed } from './parsed.ts'

type Run = (basket: AssistantBasket, asking: Asking) => Promise<object>

/** The operations of carts, or of checkouts. */
export function basketCalls(
  { baskets, keeping }: { baskets: BasketOperations; keeping: KeepAnswers },
  { kind, capability }: { kind: BasketKind; capability: string },
  localeOf: LocaleOf,
): Operation[] {
  async function create(asked: Asked, active: ReadonlySet<string>) {
    const input = inputOf(asked, active)
    const asking = changingOf(asked)
    const locale = localeOf(asked, input.context)
    return keeping(asking, `create_${kind}`, () => baskets.create(kind, input, locale, asking))
  }

  async function read(asked: Asked) {
    const asking = askingOf(asked)
    const basket = await baskets.openedBy(asking, asked.id, kind)
    return basket && baskets.read(basket, asking)
  }

  async function replace(asked: Asked, active: ReadonlySet<string>) {
    const input = inputOf(asked, active)
    return changed(asked, `update_${kind}`, (basket, asking) => baskets.change(basket, input, asking))
  }

  async function changed(asked: Asked, name: string, run: Run) {
    const asking = changingOf(asked)
    return keeping(asking, name, async () => {
      const basket = await baskets.openedBy(asking, asked.id, kind)
      if (basket === null) return null
      await baskets.requireSame(basket, asking)
      return run(basket, asking)
    })
  }

  /** Where the platform may not order, what is missing, and where to go on, is what a checkout says anyway. */
  async function completed(basket: AssistantBasket, { payload }: Asked, asking: Asking) {
    if (basket.state !== 'open') return baskets.read(basket, asking)
    return baskets.complete(basket, parsed(CompleteInput, payload ?? {}), asking)
  }

  const operations: Operation[] = [
    { name: `create_${kind}`, capability, run: create },
    { name: `get_${kind}`, capability, run: read },
    { name: `update_${kind}`, capability, run: replace },
    {
      name: `cancel_${kind}`,
      capability,
      run: (asked) => changed(asked, `cancel_${kind}`, baskets.cancel),
    },
  ]
  if (kind === 'cart') return operations
  return [
    ...operations,
    {
      name: 'complete_checkout',
      capability,
      run: (asked) =>
        changed(asked, 'complete_checkout', (basket, asking) => completed(basket, asked, asking)),
    },
  ]
}

/** What was sent, without what the two sides have not in common. */
function inputOf({ payload }: Asked, active: ReadonlySet<string>): BasketInput {
  return negotiatedParts(parsed(BasketInput, payload), active)
}

const Key = v.pipe(v.string(), v.uuid())

/**
 * Who asks for a change, which a key of its own keeps from being done twice.
 *
 * @throws UcpProblem 400
 * @see https://ucp.dev/2026-04-08/services/shopping/rest.openapi.json, "idempotency_key"
 */
function changingOf(asked: Asked): Asking {
  const { idempotencyKey, changesNeedKey } = asked
  const isGood = idempotencyKey === null ? !changesNeedKey : v.is(Key, idempotencyKey)
  if (!isGood)
    throw new UcpProblem(
      400,
      'invalid_request',
      'Every change needs an idempotency key, a UUID: the header Idempotency-Key, over MCP meta["idempotency-key"].',
    )
  return askingOf(asked)
}

/** Who asks, and what a repeat of it is known by. */
function askingOf({ address, agent, idempotencyKey, words, signedBy }: Asked): Asking {
  const keyed = keyedRequest(idempotencyKey, words)
  return { address, agent: agent ?? '', idempotencyKey, keyed, signedBy }
}
