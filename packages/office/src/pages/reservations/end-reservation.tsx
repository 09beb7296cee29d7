import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { endReservation, type ListedReservation } from '@shop/api-client/office/reservation-commands'
import { StepForm } from '../order/steps/step-form.tsx'

/** What is about to become of a reservation. */
export type Ending = { reservation: ListedReservation; how: 'collected' | 'givenBack' }

export function endingTitle({ how }: Ending, i18n: I18n): string {
  return how === 'collected'
    ? i18n.t({ id: 'reservations.handOver', message: 'Hand over' })
    : i18n.t({ id: 'reservations.giveBack', message: 'Give back' })
}

/** Asks once more before a reservation ends: what is over is not taken back. */
export function EndReservation({ ending, onDone }: { ending: Ending; onDone: () => void }) {
  const { i18n } = useLingui()
  const { reservation, how } = ending
  const { number, quantity, productName, variant, store, name } = reservation
  const isCollected = how === 'collected'
  return (
    <StepForm
      command={endReservation}
      input={{ number, how }}
      order={{ version: 0 }}
      button={
        isCollected
          ? i18n.t({ id: 'reservations.collect', message: 'It was collected' })
          : i18n.t({ id: 'reservations.toShelf', message: 'Back on the shelf' })
      }
      look={isCollected ? 'primary' : 'danger'}
      onDone={onDone}
    >
      <p>
        <strong>{number}</strong> {`${quantity} × ${[productName, variant].filter(Boolean).join(', ')}`}
        {name && ` · ${name}`}
      </p>
      <p>
        {isCollected ? (
          <Trans
            id="reservations.collectHint"
            message="It waits no more, and its pieces have left {store}."
            values={{ store }}
          />
        ) : (
          <Trans
            id="reservations.giveBackHint"
            message="Its pieces can be reserved and sold in {store} again. Nobody is written to."
            values={{ store }}
          />
        )}
      </p>
    </StepForm>
  )
}
