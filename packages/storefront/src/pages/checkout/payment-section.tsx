import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { Button } from '@shop/ui/button/button'
import { BalanceUse } from '@shop/ui/checkout/payment/balance-use'
import { PaymentChoice } from '@shop/ui/checkout/payment/payment-choice'
import { TextField } from '@shop/ui/text-field/text-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  checkoutProblemAtom,
  choosePaymentAtom,
  chooseShippingAtom,
} from '../../features/checkout/checkout.atoms.ts'
import { storedNotes, storeNotes } from '../../features/checkout/checkout-draft.ts'
import { fieldProblemWords } from '../../features/problem-words/field-problem-words.ts'
import { useShop } from '../../use-shop.ts'
import css from './checkout-page.module.css'
import { paymentReasonWords, problemWords } from './problem-words.ts'
import { ShippingPart } from './shipping-part.tsx'

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
  const chooseShipping = useSetAtom(chooseShippingAtom)
  const choosePayment = useSetAtom(choosePaymentAtom)
  const problem = useAtomValue(checkoutProblemAtom)
  const [wish, setWish] = useState<PaymentMethodCode | null>(checkout.paymentKey ?? firstChoice)
  const [birthDate, setBirthDate] = useState(
    () =>
      storedNotes().birthDate ||
      (checkout.billingAddress?.birthDate ?? checkout.shippingAddress?.birthDate ?? ''),
  )
  const [isBusy, setIsBusy] = useState(false)
  const parts = useRef<HTMLDivElement>(null)
  const [lacksShipping, setLacksShipping] = useState(false)
  const [lacksChoice, setLacksChoice] = useState(false)
  // Gift cards, vouchers or the account have paid it all: there is no method to choose.
  const isPaid = checkout.paymentKey === 'G'
  const needsBirthDate =
    checkout.paymentMethods.find((method) => method.key === wish)?.needsBirthDate ?? false
  const birthDateProblem = problem?.errors.find((error) => error.path.endsWith('birthDate'))

  const onlyMethod = checkout.shippingMethods.length === 1 ? checkout.shippingMethods[0]?.key : undefined
  useEffect(() => {
    // Where there is nothing to choose, nobody has to.
    if (onlyMethod && !checkout.shippingMethod) void chooseShipping({ shippingMethod: onlyMethod })
  }, [onlyMethod, checkout.shippingMethod, chooseShipping])

  const onPick = async (key: PaymentMethodCode) => {
    setWish(key)
    setLacksChoice(false)
    const asksMore = checkout.paymentMethods.find((method) => method.key === key)?.needsBirthDate
    if (!asksMore || birthDate) await choosePayment({ paymentKey: key, ...(birthDate ? { birthDate } : {}) })
  }
  const focusFirst = (name: 'shipping' | 'payment') =>
    parts.current?.querySelector<HTMLInputElement>(`input[name="${name}"]:enabled`)?.focus()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const shippingMethod = checkout.shippingMethod ?? onlyMethod
    if (!shippingMethod) {
      setLacksShipping(true)
      focusFirst('shipping')
      return
    }
    if (isPaid) return onDone()
    if (!wish) {
      setLacksChoice(true)
      focusFirst('payment')
      return
    }
    setIsBusy(true)
    // The choice made for the shopper may still be on its way.
    if (!checkout.shippingMethod) await chooseShipping({ shippingMethod })
    const isSaved = await choosePayment({ paymentKey: wish, ...(needsBirthDate ? { birthDate } : {}) })
    setIsBusy(false)
    if (isSaved) onDone()
  }

  return (
    <div className={css.form} ref={parts}>
      {/* Its finder has a form of its own. */}
      <ShippingPart
        checkout={checkout}
        error={
          lacksShipping && !checkout.shippingMethod
            ? i18n.t({ id: 'checkout.chooseShipping', message: 'Bitte eine Versandart wählen' })
            : null
        }
      />
      <form className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {checkout.balance ? (
          <BalanceUse
            available={checkout.balance.available}
            isUsed={checkout.balance.isUsed}
            onUse={(useBalance) => choosePayment({ useBalance })}
          />
        ) : null}
        {isPaid ? (
          <p className={css.note} role="status">
            <Trans
              id="checkout.paidAll"
              message="Es ist schon alles bezahlt: Eine Zahlungsart braucht es nicht."
            />
          </p>
        ) : (
          <PaymentChoice
            options={checkout.paymentMethods
              .filter(({ reason }) => reason !== 'payment.reasons.giftcardTooSmall')
              .map(({ key, fee, available, reason }) => ({
                key,
                fee,
                isAvailable: available,
                reason: reason === null ? null : paymentReasonWords(i18n, reason),
                note:
                  key === 'PP' && features.paypalInstallments
                    ? i18n.t({
                        id: 'payment.paypalInstalmentsNote',
                        message: 'Weiter zu PayPal, dort bestätigen; auf Wunsch in Raten.',
                      })
                    : null,
              }))}
            chosen={wish}
            error={
              lacksChoice
                ? i18n.t({ id: 'checkout.choosePayment', message: 'Bitte eine Zahlungsart wählen' })
                : null
            }
            onChoose={(key) => void onPick(key)}
            extra={
              needsBirthDate ? (
                <TextField
                  label={i18n.t({ id: 'address.birthDate', message: 'Geburtsdatum' })}
                  name="birthDate"
                  type="date"
                  autoComplete="bday"
                  required
                  value={birthDate}
                  onChange={(date) => {
                    setBirthDate(date)
                    storeNotes({ birthDate: date })
                  }}
                  hint={i18n.t({
                    id: 'payment.birthDateHint',
                    message: 'Kauf auf Rechnung gibt es ab 18 Jahren',
                  })}
                  error={birthDateProblem ? fieldProblemWords(i18n, birthDateProblem) : null}
                />
              ) : null
            }
          />
        )}
        <p className={css.hint} role="alert">
          {problem && problem.errors.length === 0 ? problemWords(i18n, problem) : ''}
        </p>
        <Button type="submit" isBusy={isBusy}>
          <Trans id="checkout.toReview" message="Weiter zur Prüfung" />
        </Button>
      </form>
    </div>
  )
}
