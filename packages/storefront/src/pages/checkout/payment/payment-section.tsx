import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { Button } from '@shop/ui/button/button'
import { BalanceUse } from '@shop/ui/checkout/payment/balance-use'
import { PaymentChoice } from '@shop/ui/checkout/payment/payment-choice'
import { SaveCard } from '@shop/ui/saved-cards/save-card'
import { TextField } from '@shop/ui/text-field/text-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { checkoutProblemAtom, choosePaymentAtom } from '../../../features/checkout/checkout.atoms.ts'
import { usePageHref, useShop } from '../../../use-shop.ts'
import css from '../checkout-page.module.css'
import { problemWords } from '../notices/problem-words.ts'
import { paymentOptions } from './payment-options.ts'
import { ShippingPart } from './shipping-part.tsx'
import { usePaymentForm } from './use-payment-form.ts'

type PaymentSectionProps = {
  checkout: Checkout
  /** What an express button has chosen already. */
  firstChoice: PaymentMethodCode | null
  onDone: () => void
}

/** How the goods travel and how they are paid; a choice is saved at once, so totals are always true. */
export function PaymentSection({ checkout, firstChoice, onDone }: PaymentSectionProps) {
  const { i18n } = useLingui()
  const { features } = useShop()
  const pageHref = usePageHref()
  const choosePayment = useSetAtom(choosePaymentAtom)
  const problem = useAtomValue(checkoutProblemAtom)
  const form = usePaymentForm({ checkout, firstChoice, onDone })

  return (
    <div className={css.form}>
      {/* Its finder has a form of its own. */}
      <ShippingPart checkout={checkout} error={form.problems.shipping ?? null} />
      <form className={css.form} {...form.formProps}>
        {checkout.balance ? (
          <BalanceUse
            available={checkout.balance.available}
            isUsed={checkout.balance.isUsed}
            onUse={(useBalance) => choosePayment({ useBalance })}
          />
        ) : null}
        {form.isPaid ? (
          <p className={css.note} role="status">
            <Trans
              id="checkout.paidAll"
              message="Es ist schon alles bezahlt: Sie brauchen keine Zahlungsart."
            />
          </p>
        ) : (
          <PaymentChoice
            options={paymentOptions(i18n, checkout.paymentMethods, features.paypalInstallments)}
            chosen={form.chosen?.paymentKey ?? null}
            error={form.problems.payment ?? null}
            payingHref={pageHref('paying')}
            savedCards={checkout.cards?.saved ?? []}
            chosenCard={form.chosen?.cardId ?? null}
            onChoose={(key) => void form.pick(key)}
            onChooseCard={(id) => void form.pickCard(id)}
            extra={
              form.values.payment === 'KK' && checkout.cards?.maySave ? (
                <SaveCard
                  isSaved={form.values.saves}
                  cardsHref={pageHref('savedCards')}
                  onSave={(saves) => void form.save(saves)}
                />
              ) : form.needsBirthDate ? (
                <TextField
                  {...form.field('birthDate')}
                  type="date"
                  autoComplete="bday"
                  required
                  hint={i18n.t({
                    id: 'payment.birthDateHint',
                    message: 'Später und in Raten zahlen können Sie ab 18 Jahren.',
                  })}
                />
              ) : null
            }
          />
        )}
        <p className={css.hint} role="alert">
          {problem && problem.errors.length === 0 ? problemWords(i18n, problem) : ''}
        </p>
        <Button type="submit" isBusy={form.isBusy}>
          <Trans id="checkout.toReview" message="Weiter zur Übersicht" />
        </Button>
      </form>
    </div>
  )
}
