import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { CreditNotice } from '@shop/domain/payment/credit-notice'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { paymentMethodName } from '@shop/i18n/payment-method-name'
import type { ReactNode } from 'react'
import { useShopFormat } from '../../shop-format.tsx'
import { ChoiceCard, ChoiceGroup, ChoicePart } from '../choice/choice-card.tsx'
import { CreditTerms } from './credit-terms.tsx'
import { PaymentMark } from './payment-mark.tsx'
import { paymentMethodNote } from './payment-method-note.ts'
import { cardNumberWords, cardTitle, cardValidityWords, type ShownCard } from './saved-card-words.ts'

export type PaymentOption = {
  key: PaymentMethodCode
  /** Minor units. */
  fee: number
  isAvailable: boolean
  /** Already worded: why it cannot be chosen. */
  reason: string | null
  /** Instead of the method's usual sentence. */
  note?: string | null
  /** The law's warning and who lends; null where nothing is lent. */
  credit?: CreditNotice | null
}

type PaymentChoiceProps = {
  options: PaymentOption[]
  chosen: PaymentMethodCode | null
  onChoose: (key: PaymentMethodCode) => void
  /** Cards that the shopper had saved: they stand before everything else. */
  savedCards?: readonly ShownCard[]
  /** The saved card that is chosen, instead of a method. */
  chosenCard?: string | null
  onChooseCard?: (id: string) => void
  /** Nothing was chosen when it should have been. */
  error?: string | null
  /** The page on the ways to pay, with the standard information on credit. */
  payingHref: string
  /** What the chosen method asks for, for example a birth date. */
  extra?: ReactNode
}

/** The ways that most shoppers look for stand before the others. */
const FIRST = 4

/** Ways to pay; nothing is chosen in advance. @see eu-duties C-04, C-21 */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { options, chosen, onChoose, error = null, payingHref, extra = null } = props
  const { savedCards = [], chosenCard = null, onChooseCard } = props
  const { i18n } = useLingui()
  const { money } = useShopFormat()

  const card = (option: PaymentOption) => {
    const isChosen = chosenCard === null && option.key === chosen
    // What happens then is said once somebody wants it; why it cannot be chosen, at once.
    const whenChosen = isChosen ? (option.note ?? paymentMethodNote(i18n, option.key)) : null
    return (
      <ChoiceCard
        key={option.key}
        name="payment"
        value={option.key}
        label={
          option.key === 'KK' && savedCards.length > 0
            ? i18n.t({ id: 'savedCards.other', message: 'Andere Karte' })
            : paymentMethodName(i18n, option.key)
        }
        note={option.reason ?? whenChosen}
        warning={option.credit?.warning ?? null}
        side={
          <>
            {option.fee > 0 ? `+ ${money(option.fee)}` : null}
            <PaymentMark code={option.key} />
          </>
        }
        isChosen={isChosen}
        isDisabled={!option.isAvailable}
        onChoose={() => onChoose(option.key)}
      >
        {option.credit ? <CreditTerms credit={option.credit} payingHref={payingHref} /> : null}
        {extra}
      </ChoiceCard>
    )
  }
  const others = options.slice(FIRST)
  const takesCards = options.some(({ key, isAvailable }) => key === 'KK' && isAvailable)

  return (
    <ChoiceGroup legend={i18n.t({ id: 'checkout.payment', message: 'Zahlungsart' })} error={error}>
      {savedCards.map((saved) => (
        <ChoiceCard
          key={saved.id}
          name="payment"
          value={`card:${saved.id}`}
          label={cardTitle(i18n, saved)}
          note={savedNote(i18n, saved)}
          side={<PaymentMark code="KK" />}
          isChosen={saved.id === chosenCard}
          isDisabled={saved.state !== 'usable' || !takesCards}
          onChoose={() => onChooseCard?.(saved.id)}
        />
      ))}
      {savedCards.length > 0 ? (
        <ChoicePart title={i18n.t({ id: 'savedCards.otherWays', message: 'Anders bezahlen' })} />
      ) : null}
      {options.slice(0, FIRST).map(card)}
      {others.length > 0 ? (
        <ChoicePart title={i18n.t({ id: 'checkout.morePayments', message: 'Weitere Zahlungsarten' })} />
      ) : null}
      {others.map(card)}
    </ChoiceGroup>
  )
}

/** Brand and digits where the name does not say them, and up to when the card is valid. */
function savedNote(i18n: I18n, card: ShownCard): string {
  const validity = cardValidityWords(i18n, card)
  return card.name === null ? validity : `${cardNumberWords(i18n, card)}. ${validity}`
}
