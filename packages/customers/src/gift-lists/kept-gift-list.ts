import { type GiftListInput, giftListProblems } from '@shop/domain/gift-list/gift-list-problems'
import { OCCASIONS, type Occasion } from '@shop/domain/gift-list/occasion'
import type { Shop } from '@shop/domain/shop/shop'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'

type KeptGiftList = { name: string; occasion: Occasion; dueOn: string | null; isSurprise: boolean }

/**
 * What a list is kept as.
 *
 * @throws 422 `input_invalid`
 */
export function keptGiftList(input: GiftListInput, { giftOccasions }: Shop): KeptGiftList {
  const errors = giftListProblems(input, giftOccasions)
  const occasion = OCCASIONS.find((known) => known === input.occasion)
  if (errors.length > 0 || occasion === undefined) throw fieldsRefused(errors)
  const { name, dueOn, isSurprise } = input
  return { name: name.trim().replaceAll(/\s+/g, ' '), occasion, dueOn, isSurprise }
}
