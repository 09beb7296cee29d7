import {
  addBasketItem,
  type BasketAnswer,
  deleteBasketItem,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { addVoucher, removeVoucher } from '@shop/api-client/contract/basket-codes'
import { isProblem } from '@shop/api-client/contract/problem'
import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import type { Buyer } from '../buyer/buyers-basket.ts'
import type { UcpMessage } from '../protocol/ucp-problem.ts'
import type { BasketInput } from './basket-input.ts'

export type Applied = { basket: Basket; messages: UcpMessage[] }

/** A line of the request whose article is known: its number of variant, and where in the request it stands. */
export type WantedLine = { variantId: number; quantity: number; path: string }

/** Makes the basket what the lines say: each article once, in as many units as there may be. Gifts stay as they are. */
export async function applyLines(buyer: Buyer, lines: readonly WantedLine[]): Promise<Applied> {
  const messages: UcpMessage[] = []
  let { basket } = buyer
  const wanted = new Map<number, WantedLine>()
  for (const line of lines) {
    const before = wanted.get(line.variantId)?.quantity ?? 0
    wanted.set(line.variantId, { ...line, quantity: before + line.quantity })
  }
  const note = (answer: BasketAnswer, path: string) => {
    basket = answer.basket
    const message = refusalOf(answer, path)
    if (message !== null) messages.push(message)
  }

  for (const line of basket.items.filter(isChosen)) {
    const want = wanted.get(line.variant.id)
    wanted.delete(line.variant.id)
    if (want === undefined)
      basket = await buyer.calls(deleteBasketItem, { basketKey: basket.key, itemKey: line.key })
    else if (want.quantity !== line.quantity) {
      const { quantity, path } = want
      note(await buyer.calls(updateBasketItem, { basketKey: basket.key, itemKey: line.key, quantity }), path)
    }
  }
  for (const { variantId, quantity, path } of wanted.values())
    note(await buyer.calls(addBasketItem, { basketKey: basket.key, variantId, quantity }), path)
  return { basket, messages }
}

/** What promotions give and what belongs to another line is not the agent's to change. */
export function isChosen({ promotionId, itemGroup }: BasketItem): boolean {
  return promotionId === null && (itemGroup === null || itemGroup.isMainItem)
}

function refusalOf({ kind }: BasketAnswer, path: string): UcpMessage | null {
  if (kind === null) return null
  const isLess = kind === 'ItemAddedWithReducedQuantity' || kind === 'MaximumItemCountReached'
  return isLess
    ? { type: 'warning', code: 'quantity_adjusted', path, content: 'There are fewer than were asked for.' }
    : {
        type: 'error',
        code: kind === 'VariantNotFound' ? 'invalid_item' : 'item_unavailable',
        path,
        content: 'This article cannot be bought.',
        severity: 'recoverable',
      }
}

/** Makes the vouchers of the basket those of the request; one that is refused is named with its reason. */
export async function applyCodes(
  buyer: Buyer,
  basket: Basket,
  discounts: NonNullable<BasketInput['discounts']>,
): Promise<Applied> {
  const messages: UcpMessage[] = []
  const wanted = new Map(discounts.codes.map((code, at) => [spelled(code), { code, at }]))
  let now = basket
  for (const { code } of basket.vouchers)
    if (!wanted.delete(spelled(code))) now = await buyer.calls(removeVoucher, { basketKey: basket.key, code })
  for (const { code, at } of wanted.values()) {
    try {
      now = await buyer.calls(addVoucher, { basketKey: basket.key, code })
    } catch (failure) {
      if (!isProblem(failure) || failure.status >= 500) throw failure
      messages.push({
        type: 'warning',
        code: CODES.get(failure.code) ?? 'discount_code_invalid',
        path: `$.discounts.codes[${at}]`,
        content: failure.document.detail,
      })
    }
  }
  return { basket: now, messages }
}

const CODES = new Map([
  ['voucher_expired', 'discount_code_expired'],
  // The lines are changed already: a code that is not tried any more says so, and takes nothing else down.
  ['too_many_attempts', 'discount_code_not_tried'],
  ['voucher_not_combinable', 'discount_code_combination_disallowed'],
])

function spelled(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase()
}
