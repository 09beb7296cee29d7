import { Trans, useLingui } from '@lingui/react'
import type { FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import type { FormEvents } from '../form/use-form.ts'
import { type FormProblem, FormProblems } from '../form-problems/form-problems.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import css from './review-form.module.css'
import { StarField } from './star-field.tsx'

export type ReviewValues = { rating: number; title: string; text: string; nickname: string }

type ReviewFormProps = {
  draft: ReviewValues
  onChange: (draft: ReviewValues) => void
  onSubmit: () => void
  events?: FormEvents
  /** By field, in the reader's words. */
  problems: Partial<Record<keyof ReviewValues, string>>
  summary: readonly FormProblem[]
  attempt: number
  isBusy: boolean
  textLength: { min: number; max: number }
  titleMax: number
  nicknameMax: number
}

/** Ids of the fields, for the summary. */
export const reviewFieldId = (field: string) => `review-${field}`

/** Stars, a title, a text, a name. What is typed belongs to the owner and survives whatever happens here. */
export function ReviewForm(props: ReviewFormProps) {
  const { draft, onChange, onSubmit, problems, textLength } = props
  const { i18n } = useLingui()
  const written = Array.from(draft.text.trim()).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form className={css.form} noValidate method="post" onSubmit={submit} {...props.events}>
      <FormProblems problems={props.summary} attempt={props.attempt} />
      <StarField
        name={reviewFieldId('rating')}
        value={draft.rating}
        onChange={(rating) => onChange({ ...draft, rating })}
        error={problems.rating}
      />
      <TextField
        label={i18n.t({ id: 'review.title', message: 'Titel' })}
        name={reviewFieldId('title')}
        maxLength={props.titleMax}
        value={draft.title}
        onChange={(title) => onChange({ ...draft, title })}
        error={problems.title}
      />
      <TextArea
        label={i18n.t({ id: 'review.text', message: 'Was gefällt Ihnen, was könnte besser sein?' })}
        name={reviewFieldId('text')}
        required
        rows={6}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
        error={problems.text}
        hint={i18n.t({
          id: 'review.textHint',
          message: 'Mindestens {min} Zeichen; {written} von {max} geschrieben',
          values: { min: textLength.min, max: textLength.max, written },
        })}
      />
      <TextField
        label={i18n.t({ id: 'review.nickname', message: 'Name, der über Ihrer Bewertung steht' })}
        name={reviewFieldId('nickname')}
        required
        autoComplete="nickname"
        maxLength={props.nicknameMax}
        value={draft.nickname}
        onChange={(nickname) => onChange({ ...draft, nickname })}
        error={problems.nickname}
        hint={i18n.t({ id: 'review.nicknameHint', message: 'Ein Vorname oder Spitzname genügt.' })}
      />
      <p className={css.note}>
        <Trans
          id="review.rules"
          message="Wir lesen jede Bewertung, bevor sie erscheint, meist innerhalb von zwei Werktagen. Lob und Kritik sind gleich willkommen."
        />
      </p>
      <Button type="submit" isBusy={props.isBusy}>
        <Trans id="review.send" message="Bewertung absenden" />
      </Button>
    </form>
  )
}
