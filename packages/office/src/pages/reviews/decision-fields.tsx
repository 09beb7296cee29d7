import { useLingui } from '@lingui/react'
import { REMOVAL_GROUNDS, REPORT_LENGTH, type RemovalGround } from '@shop/domain/review/review-report'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { removalGroundName } from '../../words/names/review-names.ts'

type GroundChoiceProps = { value: RemovalGround; onChange: (ground: RemovalGround) => void }

/** What a review goes for: that stands in the mail to its author. */
export function GroundChoice({ value, onChange }: GroundChoiceProps) {
  const { i18n } = useLingui()
  return (
    <Choice
      label={i18n.t({ id: 'reviews.ground', message: 'It is against' })}
      options={REMOVAL_GROUNDS.map((key) => ({ key, name: removalGroundName(key, i18n) }))}
      value={value}
      onChange={onChange}
    />
  )
}

type WhyFieldProps = { hint: string; value: string; onChange: (why: string) => void }

export function WhyField({ hint, value, onChange }: WhyFieldProps) {
  const { i18n } = useLingui()
  return (
    <Field
      label={i18n.t({ id: 'reviews.why', message: 'The reason' })}
      hint={hint}
      rows={5}
      path="why"
      value={value}
      onChange={onChange}
      maxLength={REPORT_LENGTH.max}
      autoFocus
    />
  )
}
