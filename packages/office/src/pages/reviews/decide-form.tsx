import { useLingui } from '@lingui/react'
import { decideReport, type ShownReport } from '@shop/api-client/office/review-commands'
import { REMOVAL_GROUNDS } from '@shop/domain/review/review-report'
import * as v from 'valibot'
import { Choice } from '../../parts/choice.tsx'
import { localeLanguage } from '../../words/names/intl-name.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import { GroundChoice, WhyField } from './decision-fields.tsx'

const Typed = v.object({
  fate: v.picklist(['keep', 'remove']),
  ground: v.picklist(REMOVAL_GROUNDS),
  why: v.string(),
})
type Typed = v.InferOutput<typeof Typed>

type DecideFormProps = { report: ShownReport; onDone: () => void; onStop: () => void }

/** Decides a report: whoever sent it is owed the decision with its reason, and so is the author of what goes. */
export function DecideForm({ report, ...ways }: DecideFormProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft<Typed>({
    key: ['decideReport', report.number],
    schema: Typed,
    empty: { fate: 'keep', ground: 'rules', why: '' },
  })
  const { fate, ground, why } = draft.form
  const isRemoved = fate === 'remove'
  return (
    <StepForm
      command={decideReport}
      input={why.trim() === '' ? null : { number: report.number, isRemoved, why, ground }}
      order={report}
      button={
        isRemoved
          ? i18n.t({ id: 'reports.remove', message: 'Take it down' })
          : i18n.t({ id: 'reports.keep', message: 'Leave it' })
      }
      look={isRemoved ? 'danger' : 'primary'}
      draft={draft}
      {...ways}
    >
      <Choice
        label={i18n.t({ id: 'reports.fate', message: 'The review' })}
        options={[
          { key: 'keep', name: i18n.t({ id: 'reports.stays', message: 'stays' }) },
          { key: 'remove', name: i18n.t({ id: 'reports.goes', message: 'goes' }) },
        ]}
        value={fate}
        onChange={(next) => draft.put({ fate: next })}
      />
      {isRemoved && <GroundChoice value={ground} onChange={(next) => draft.put({ ground: next })} />}
      <WhyField
        hint={i18n.t({
          id: 'reports.whyHint',
          message: 'Everybody who is written to reads it. Write it in {language}.',
          values: { language: localeLanguage(report.locale, i18n) },
        })}
        value={why}
        onChange={(next) => draft.put({ why: next })}
      />
    </StepForm>
  )
}
