import { useLingui } from '@lingui/react'
import { refuseReview, type ShownReview } from '@shop/api-client/office/review-commands'
import { REMOVAL_GROUNDS } from '@shop/domain/review/review-report'
import * as v from 'valibot'
import { languageName } from '../../words/names/intl-name.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import { GroundChoice, WhyField } from './decision-fields.tsx'

const Typed = v.object({ ground: v.picklist(REMOVAL_GROUNDS), why: v.string() })
type Typed = v.InferOutput<typeof Typed>

type RefuseFormProps = { review: ShownReview; onDone: () => void; onStop: () => void }

/** Keeps a review from being seen; the law asks for the reason, which its author reads. */
export function RefuseForm({ review, ...ways }: RefuseFormProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft<Typed>({
    key: ['refuseReview', review.id],
    schema: Typed,
    empty: { ground: 'rules', why: '' },
  })
  const { ground, why } = draft.form
  return (
    <StepForm
      command={refuseReview}
      input={why.trim() === '' ? null : { id: review.id, why, ground }}
      order={review}
      button={i18n.t({ id: 'reviews.refuse', message: 'Do not show it' })}
      look="danger"
      draft={draft}
      {...ways}
    >
      <GroundChoice value={ground} onChange={(next) => draft.put({ ground: next })} />
      <WhyField
        hint={i18n.t({
          id: 'reviews.whyHint',
          message: 'The author reads it. Write it in {language}.',
          values: { language: languageName(review.language, i18n) },
        })}
        value={why}
        onChange={(next) => draft.put({ why: next })}
      />
    </StepForm>
  )
}
