import type { Basket } from '@shop/domain/basket/basket'
import { atom } from 'jotai'
import { type Answer, answered } from '../problem-words/answered.ts'
import { acceptBasketAtom, askForBasketAtom } from './basket.atoms.ts'

type Codes = typeof import('@shop/api-client/contract/basket-codes')
type Ask = (calls: Codes, asked: CodeContext) => Promise<Basket>
type CodeContext = { api: import('@shop/api-client/contract/define-call').Api; basketKey: string }

/** Adds a voucher; a refusal changes nothing and says why. @see product §3 */
export const addVoucherAtom = atom(null, (_get, set, code: string) =>
  set(changeCodesAtom, (calls, { api, basketKey }) => api(calls.addVoucher, { basketKey, code })),
)

export const removeVoucherAtom = atom(null, (_get, set, code: string) =>
  set(changeCodesAtom, (calls, { api, basketKey }) => api(calls.removeVoucher, { basketKey, code })),
)

/** Adds a gift card; what it pays the server decides. @see product §3 */
export const addGiftCardAtom = atom(null, (_get, set, card: { code: string; pin: string }) =>
  set(changeCodesAtom, (calls, { api, basketKey }) => api(calls.addGiftCard, { basketKey, ...card })),
)

export const removeGiftCardAtom = atom(null, (_get, set, giftCardId: string) =>
  set(changeCodesAtom, (calls, { api, basketKey }) => api(calls.removeGiftCard, { basketKey, giftCardId })),
)

const changeCodesAtom = atom(null, async (_get, set, ask: Ask): Promise<Answer<Basket>> => {
  const asked = await set(askForBasketAtom)
  const calls = await import('@shop/api-client/contract/basket-codes')
  const answer = await answered(ask(calls, asked))
  if (answer.type === 'success') set(acceptBasketAtom, answer.value)
  return answer
})
