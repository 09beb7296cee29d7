import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { useAtomValue } from 'jotai'
import { orderProblemAtom } from '../../../features/checkout/checkout.atoms.ts'
import { usePageHref } from '../../../use-shop.ts'
import { CheckoutAlert } from '../notices/checkout-alert.tsx'
import { FocusedAlert } from './focused-alert.tsx'

type UnavailableCheckoutProps = {
  names: readonly string[]
  hasPaymentFailed: boolean
  /** The sections of the checkout stood here before, and one of them had the focus. */
  hasReplaced: boolean
}

/**
 * Nothing of the basket can be ordered any more: there is nothing to pay and nothing to choose, only the way back. Why
 * an order was refused stands above it, unless it says the same.
 */
export function UnavailableCheckout({ names, hasPaymentFailed, hasReplaced }: UnavailableCheckoutProps) {
  const problem = useAtomValue(orderProblemAtom)
  const isOtherProblem = problem !== null && problem.code !== 'out_of_stock'
  const state = <NothingAvailable names={names} isTried={problem !== null || hasPaymentFailed} />

  if (isOtherProblem)
    return (
      <>
        <CheckoutAlert hasPaymentFailed={hasPaymentFailed} />
        {state}
      </>
    )
  if (hasReplaced) return <FocusedAlert>{state}</FocusedAlert>
  return hasPaymentFailed ? <div role="alert">{state}</div> : state
}

function NothingAvailable({ names, isTried }: { names: readonly string[]; isTried: boolean }) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()

  return (
    <EmptyState
      title={i18n.t({
        id: 'checkout.unavailableTitle',
        message: '{count, plural, one {Gerade nicht lieferbar} other {Gerade alles nicht lieferbar}}',
        values: { count: names.length },
      })}
      text={
        <>
          <p>{[...new Set(names)].join(', ')}</p>
          <p>
            {isTried ? (
              <Trans
                id="checkout.unavailableText"
                message="Es wurde nichts bestellt und nichts abgebucht. Ihre Angaben bleiben erhalten."
              />
            ) : (
              <Trans
                id="checkout.unavailableChoice"
                message="Im Warenkorb können Sie {count, plural, one {den Artikel} other {die Artikel}} für später merken oder entfernen."
                values={{ count: names.length }}
              />
            )}
          </p>
        </>
      }
    >
      <ButtonLink href={pageHref('basket')}>
        <Trans id="checkout.changeBasket" message="Warenkorb anpassen" />
      </ButtonLink>
    </EmptyState>
  )
}
