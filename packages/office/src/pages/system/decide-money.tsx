import { Trans, useLingui } from '@lingui/react'
import { decideMoney, type MoneyRequest } from '@shop/api-client/office/money-commands'
import * as v from 'valibot'
import { Field } from '../../parts/field.tsx'
import { money } from '../../words/format.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'

const Typed = v.object({ note: v.string() })

type DecideMoneyProps = { request: MoneyRequest; isApproved: boolean; onDone: () => void }

/** Decides about a refund of somebody else; what it would do is said before. */
export function DecideMoney({ request, isApproved, onDone }: DecideMoneyProps) {
  const { i18n } = useLingui()
  const { id, number, amount, currency, askedBy } = request
  const draft = useStepDraft({ key: ['decideMoney', String(id)], schema: Typed, empty: { note: '' } })
  const { note } = draft.form
  return (
    <StepForm
      command={decideMoney}
      input={{ id, isApproved, note }}
      order={{ version: 0 }}
      button={
        isApproved
          ? i18n.t({ id: 'money.approveSend', message: 'Agree, and give it back' })
          : i18n.t({ id: 'money.refuseSend', message: 'Refuse it' })
      }
      look={isApproved ? 'primary' : 'danger'}
      draft={draft}
      onDone={onDone}
    >
      <p>
        <Trans
          id="money.about"
          message="{askedBy} asks for {amount} back for order {number}."
          values={{ askedBy, number, amount: money(amount, currency, i18n.locale) }}
        />
      </p>
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
      />
    </StepForm>
  )
}
