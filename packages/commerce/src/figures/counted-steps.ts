import type { CountedStep } from '@shop/domain/figures/funnel'
import type { EngineAnswer } from '@shop/engine/call/engine-answer'
import * as v from 'valibot'

/** What is left of an answer to a basket's change once everything but its size is forgotten. */
const Begun = v.object({
  type: v.literal('success'),
  basket: v.object({ items: v.array(v.object({ quantity: v.number() })) }),
})
const Added = v.object({ quantity: v.number() })

const STEPS: Readonly<Record<string, (input: unknown, body: unknown) => CountedStep | null>> = {
  addBasketItem: (input, body) => (isFirst(input, body) ? 'basket' : null),
  putCheckoutAddresses: () => 'address',
  putCheckoutPayment: (input) => (v.is(v.object({ paymentKey: v.string() }), input) ? 'payment' : null),
}

/** The step to an order that a call was, once it was answered; null for everything else, and for what was refused. */
export function countedStep(
  call: string,
  input: unknown,
  { status, body }: EngineAnswer,
): CountedStep | null {
  if (status >= 300 || !Object.hasOwn(STEPS, call)) return null
  return STEPS[call]?.(input, body) ?? null
}

/** Whether the basket was empty before: it holds one line, and no more of it than was just put in. */
function isFirst(input: unknown, body: unknown): boolean {
  if (!v.is(Begun, body) || !v.is(Added, input)) return false
  const [line, ...others] = body.basket.items
  return line !== undefined && others.length === 0 && line.quantity <= input.quantity
}
