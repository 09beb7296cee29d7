import { useLingui } from '@lingui/react'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { finishExpressAtom, loadCheckoutAtom } from '../../features/checkout/checkout.atoms.ts'
import { storeDraft, storedWalletAnswer } from '../../features/checkout/checkout-draft.ts'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import { usePageHref } from '../../use-shop.ts'

/**
 * Submits what a wallet's page has left in this tab, once, and takes the mark of it out of the address, so that a reload does
 * not submit it again.
 */
export function useExpressReturn(express: string | undefined): void {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const pageHref = usePageHref()
  const finish = useSetAtom(finishExpressAtom)
  const load = useSetAtom(loadCheckoutAtom)
  const showToast = useSetAtom(showToastAtom)
  const isTracked = useRef(false)

  useEffect(() => {
    if (express === undefined || isTracked.current) return
    isTracked.current = true
    const answer = storedWalletAnswer()
    // Of another tab nothing is here, and the checkout begins as any other.
    void (answer === null ? load().then(() => false) : finish(answer)).then((isTaken) => {
      // What was half typed before gives way to what the wallet knows.
      if (isTaken) storeDraft(null)
      else
        void showToast({
          type: 'warning',
          message: i18n.t({
            id: 'checkout.expressFailed',
            message: 'Ihre Adresse konnten wir nicht übernehmen. Bitte tragen Sie sie hier ein.',
          }),
        })
      void navigate({ href: pageHref('checkout', { way: 'guest' }), replace: true })
    })
  }, [express, finish, load, showToast, i18n, navigate, pageHref])
}
