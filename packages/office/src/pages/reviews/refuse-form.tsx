import { useLingui } from '@lingui/react'
import { refuseReview, type ShownReview } from '@shop/api-client/office/review-commands'
import type { RemovalGround } from '@shop/domain/review/review-report'
import { useState } from 'react'
import { languageName } from '../../words/names/intl-name.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { GroundChoice, WhyField } from './decision-fields.tsx'

type RefuseFormProps = { review: ShownReview; onDone: () => void; onStop: () => void }

/** Keeps a review from being seen; the law asks for the reason, which its author reads. */
export function RefuseForm({ review, ...ways }: RefuseFormProps) {
  const { i18n } = useLingui()
  const [ground, setGround] = useState<RemovalGround>('rules')
  const [why, setWhy] = useState('')
  return (
    <StepForm
      command={refuseReview}
      input={why.trim() === '' ? null : { id: review.id, why, ground }}
      order={review}
      button={i18n.t({ id: 'reviews.refuse', message: 'Do not show it' })}
      look="danger"
      {...ways}
    >
      <GroundChoice value={ground} onChange={setGround} />
      <WhyField
        hint={i18n.t({
          id: 'reviews.whyHint',
          message: 'The author reads it. Write it in {language}.',
          values: { language: languageName(review.language, i18n) },
        })}
        value={why}
        onChange={setWhy}
      />
    </StepForm>
  )
}
