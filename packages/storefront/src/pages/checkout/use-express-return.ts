import { useLingui } from '@lingui/react'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { finishExpressAtom } from '../../features/checkout/checkout.atoms.ts'
import { storeDraft, storeWalletAnswer } from '../../features/checkout/checkout-draft.ts'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import { usePageHref } from '../../use-shop.ts'

/** Submits a wallet's answer, once, and removes it from the address, so that a reload does not submit it again. */
export function useExpressReturn(express: string | undefined): void {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const pageHref = usePageHref()
  const finish = useSetAtom(finishExpressAtom)
  const showToast = useSetAtom(showToastAtom)
  const isTracked = useRef(false)

  useEffect(() => {
    if (express === undefined || isTracked.current) return
    isTracked.current = true
    void finish(express).then((isTaken) => {
      // What was half typed before gives way to what the wallet knows.
      if (isTaken) {
        storeDraft(null)
        storeWalletAnswer(express)
      } else
        void showToast({
          type: 'warning',
          message: i18n.t({
            id: 'checkout.expressFailed',
            message: 'Ihre Adresse konnten wir nicht übernehmen. Bitte tragen Sie sie hier ein.',
          }),
        })
      void navigate({ href: pageHref('checkout', { way: 'guest' }), replace: true })
    })
  }, [express, finish, showToast, i18n, navigate, pageHref])
}
