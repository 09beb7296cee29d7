import { Trans, useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { orderProblemAtom } from '../../../features/checkout/checkout.atoms.ts'
import { usePageHref } from '../../../use-shop.ts'
import css from '../checkout-page.module.css'
import { orderProblemLines, problemWords } from './problem-words.ts'

/** Why there is no order yet, above everything else; takes the focus when it comes. Nothing that was typed is lost. */
export function CheckoutAlert({ hasPaymentFailed }: { hasPaymentFailed: boolean }) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const problem = useAtomValue(orderProblemAtom)
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!problem) return
    alert.current?.focus()
    alert.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  if (!problem && !hasPaymentFailed) return null
  const lines = problem ? orderProblemLines(i18n, problem) : []
  return (
    <div ref={alert} className={css.alert} role="alert" tabIndex={-1}>
      {problem ? (
        <>
          <p>{problemWords(i18n, problem)}</p>
          {lines.length > 0 ? (
            <>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <a href={pageHref('basket')}>
                <Trans id="checkout.changeBasket" message="Warenkorb anpassen" />
              </a>
            </>
          ) : null}
        </>
      ) : (
        <p>
          <Trans
            id="checkout.paymentFailed"
            message="Ihre Zahlung hat nicht geklappt, es wurde nichts abgebucht. Warenkorb und Angaben sind noch da: Bitte versuchen Sie es noch einmal, oder bezahlen Sie anders."
          />
        </p>
      )}
    </div>
  )
}
