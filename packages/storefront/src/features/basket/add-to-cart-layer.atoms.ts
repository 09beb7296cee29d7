import type { BasketAnswer } from '@shop/api-client/contract/basket'
import { atom } from 'jotai'
import { afterPaint } from '../../hydration/after-paint.ts'
import { addToBasketAtom, type BasketInput, basketAtom, loadBasketAtom } from './basket.atoms.ts'
import { expectAtom, settleExpectedAtom } from './expected.atoms.ts'
import { campaignBehindAtom, type FoundProduct } from './found-by.atoms.ts'
import { prepareAddingAtom } from './prepare-adding.atoms.ts'
import { addToCartLayerAtom, type LayerProduct, type NotAddedReason } from './shown-layer.atoms.ts'

type AddedProduct = LayerProduct & FoundProduct

/** Presses for one product that are answered together: the layer shows one result of all. */
type Round = {
  product: LayerProduct
  variantId: number | null
  quantity: number
  open: number
  isReduced: boolean
  isRefused: boolean
  gifts: string[]
}

/** How long an answer is waited for, in ms. */
const PATIENCE_MS = 20_000

/** How long the layer waits for the call to be on its way, in ms. */
const MOST_MS_UNTIL_SENT = 150

const roundAtom = atom<Round | null>(null)

/**
 * Adds to the basket, with the campaign by which the product was found. The count and the layer show it at once; they
 * say that it is done only when the add call answers with success, and take it back in words when it does not. Returns
 * whether it was added.
 */
export const addWithLayerAtom = atom(
  null,
  async (get, set, product: AddedProduct, input: BasketInput): Promise<boolean> => {
    const campaign = input.campaign ?? get(campaignBehindAtom)(product)
    const before = new Set(get(basketAtom)?.items.map(({ key }) => key))
    set(expectAtom, input)
    const round = set(joinRoundAtom, product, input)
    let onSent = () => {}
    const sent = new Promise<void>((resolve) => (onSent = resolve))
    const adding = set(askAtom, { ...input, ...(campaign ? { campaign } : {}) }, onSent)

    await afterPaint()
    // To open the layer takes a slow phone a tenth of a second, which the call would wait for.
    await Promise.race([sent, adding, new Promise((resolve) => setTimeout(resolve, MOST_MS_UNTIL_SENT))])
    set(prepareAddingAtom, product.id)
    if (get(roundAtom) === round && !round.isRefused)
      set(addToCartLayerAtom, { type: 'adding', product, quantity: round.quantity })

    const answer = await adding
    round.open -= 1
    if (typeof answer === 'string') {
      round.isRefused = true
      set(addToCartLayerAtom, { type: 'error', product, reason: answer })
      return false
    }
    round.isReduced ||= answer.kind === 'ItemAddedWithReducedQuantity'
    round.gifts.push(...giftsIn(answer, before).filter((name) => !round.gifts.includes(name)))
    set(showAddedAtom, round)
    return true
  },
)

/** Asks the server, and counts what it answers. A refusal is its reason. */
const askAtom = atom(
  null,
  async (_get, set, input: BasketInput, onSent: () => void): Promise<BasketAnswer | NotAddedReason> => {
    let answer: BasketAnswer | null = null
    try {
      answer = await set(addToBasketAtom, input, { signal: AbortSignal.timeout(PATIENCE_MS), onSent })
      if (answer.type === 'success') return answer
      return answer.kind === 'MaximumItemCountReached' ? 'maximum' : 'unavailable'
    } catch (failure) {
      // spec §8: a failed call is swallowed, the layer shows it
      if (!(await isWithoutAnswer(failure))) return 'failed'
      set(loadBasketAtom).catch(() => undefined)
      return 'unanswered'
    } finally {
      set(settleExpectedAtom, input, answer)
    }
  },
)

/** Another press for the same product while the first is under way belongs to it. */
const joinRoundAtom = atom(
  null,
  (get, set, product: AddedProduct, { variantId, quantity }: BasketInput): Round => {
    const known = get(roundAtom)
    if (known && known.product.id === product.id && known.open > 0 && !known.isRefused) {
      known.quantity += quantity
      if (known.variantId !== variantId) known.variantId = null
      known.open += 1
      return known
    }
    const round = { product, variantId, quantity, open: 1, isReduced: false, isRefused: false, gifts: [] }
    set(roundAtom, round)
    return round
  },
)

/** The last answer of a round is its result. Who has closed the layer meanwhile hears only what was not expected. */
const showAddedAtom = atom(null, (get, set, round: Round): void => {
  if (round.open > 0 || round.isRefused || get(roundAtom) !== round) return
  const { product, variantId, quantity, isReduced: reduced, gifts } = round
  if (get(addToCartLayerAtom).type === 'hidden' && !reduced && gifts.length === 0) return
  set(addToCartLayerAtom, { type: 'success', product, variantId, quantity, reduced, gifts })
})

/** Automatic gifts are in the basket with the same answer. */
function giftsIn({ basket }: BasketAnswer, before: ReadonlySet<string>): string[] {
  return basket.items
    .filter(({ key, promotionId }) => promotionId !== null && !before.has(key))
    .map((item) => item.product.name)
}

/** The connection or the server's patience has ended: what was asked for may have been done. */
async function isWithoutAnswer(failure: unknown): Promise<boolean> {
  if (failure instanceof DOMException) return failure.name === 'TimeoutError'
  // Whoever throws a problem has fetched this before.
  const problems = await import('@shop/api-client/contract/problem').catch(() => null)
  return problems?.isProblem(failure) === true && failure.document.code === 'network'
}
