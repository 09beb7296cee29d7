import { type GiftListInput, giftListProblems } from '@shop/domain/gift-list/gift-list-problems'
import { OCCASIONS, type Occasion } from '@shop/domain/gift-list/occasion'
import { isoDay } from '@shop/domain/person/birth-date'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import type { CallContext } from '../on.ts'

type KeptGiftList = { name: string; occasion: Occasion; dueOn: string | null; isSurprise: boolean }

/**
 * What a list is kept as; `keptDay` is the day that it has already.
 *
 * @throws 422 `input_invalid`
 */
export function keptGiftList(
  input: GiftListInput,
  { shop, now }: Pick<CallContext, 'shop' | 'now'>,
  keptDay: string | null,
): KeptGiftList {
  const today = isoDay(now, shop.market.timezone)
  const errors = giftListProblems(input, { offered: shop.giftOccasions, today, keptDay })
  const occasion = OCCASIONS.find((known) => known === input.occasion)
  if (errors.length > 0 || occasion === undefined) throw fieldsRefused(errors)
  const { name, dueOn, isSurprise } = input
  return { name: name.trim().replaceAll(/\s+/g, ' '), occasion, dueOn, isSurprise }
}
