import { Trans, useLingui } from '@lingui/react'
import { decideGiftCards, type GiftCardRequest } from '@shop/api-client/office/gift-card-commands'
import * as v from 'valibot'
import { Field } from '../../parts/field.tsx'
import { money } from '../../words/format.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'

const Typed = v.object({ note: v.string() })

type DecideCardsProps = { request: GiftCardRequest; isApproved: boolean; onDone: () => void }

/** Decides about gift cards that somebody else has asked for; whoever has asked makes them. */
export function DecideCards({ request, isApproved, onDone }: DecideCardsProps) {
  const { i18n } = useLingui()
  const { id, amount, currency, count, askedBy, reason } = request
  const draft = useStepDraft({ key: ['decideCards', String(id)], schema: Typed, empty: { note: '' } })
  const { note } = draft.form
  return (
    <StepForm
      command={decideGiftCards}
      input={isApproved || note.trim() !== '' ? { id, isApproved, note } : null}
      order={{ version: 0 }}
      button={
        isApproved
          ? i18n.t({ id: 'cardRequests.agreeSend', message: 'Agree: they may be made' })
          : i18n.t({ id: 'cardRequests.refuseSend', message: 'Refuse them' })
      }
      look={isApproved ? 'primary' : 'danger'}
      draft={draft}
      onDone={onDone}
    >
      <p>
        <Trans
          id="cardRequests.about"
          message="{askedBy} asks for gift cards over {amount}: {reason}"
          values={{ askedBy, reason, amount: money(amount * count, currency, i18n.locale) }}
        />
      </p>
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({ id: 'cardRequests.whyHint', message: 'Whoever has asked reads it.' })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
      />
    </StepForm>
  )
}
