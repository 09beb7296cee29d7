import type { I18n } from '@lingui/core'
import { namedProblem } from '@shop/ui/form/named-problem.ts'
import type { createStore } from 'jotai'
import { addVoucherAtom } from '../basket/basket-codes.atoms.ts'
import { codeProblemWords } from '../basket/code-problem-words.ts'
import { showToastAtom } from '../toasts/toasts.atoms.ts'
import { forgottenVoucherCookie } from './voucher-link.ts'

type Store = ReturnType<typeof createStore>

/**
 * Puts the code that a link has brought into the basket. It is tried once: whatever the server says, the cookie goes, so
 * that a code which the shopper takes out again stays out.
 *
 * @see spec §4 "Voucher link"
 */
export async function redeemKeptVoucher(store: Store, i18n: I18n, code: string): Promise<void> {
  try {
    const answer = await store.set(addVoucherAtom, code)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
    document.cookie = forgottenVoucherCookie()
    if (answer.type === 'success') return
    const reason = codeProblemWords(i18n, answer.problem)
    await store.set(showToastAtom, { type: 'warning', message: namedProblem(i18n, code, reason) })
  } catch {
    // spec §8: a failed call changes nothing; the cookie stays for another try
  }
}
