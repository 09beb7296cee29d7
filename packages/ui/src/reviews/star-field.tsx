import { useLingui } from '@lingui/react'
import { FieldNotes } from '../field/field.tsx'
import css from './star-field.module.css'

type StarFieldProps = {
  name: string
  /** 0 while nothing is chosen. */
  value: number
  onChange: (value: number) => void
  error?: string | null | undefined
}

/** One to five stars: radio buttons that look like stars, so arrow keys work and every choice says what it means. */
export function StarField({ name, value, onChange, error }: StarFieldProps) {
  const { i18n } = useLingui()
  const words = [
    i18n.t({ id: 'review.star1', message: 'Schlecht' }),
    i18n.t({ id: 'review.star2', message: 'Nicht so gut' }),
    i18n.t({ id: 'review.star3', message: 'In Ordnung' }),
    i18n.t({ id: 'review.star4', message: 'Gut' }),
    i18n.t({ id: 'review.star5', message: 'Sehr gut' }),
  ]

  return (
    <fieldset className={css.field} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={css.legend}>{i18n.t({ id: 'review.rating', message: 'Bewertung' })}</legend>
      <div className={css.row}>
        {words.map((word, index) => (
          <label key={word} className={css.star} data-filled={index < value || undefined}>
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${index + 1}`}
              name={name}
              value={index + 1}
              checked={value === index + 1}
              aria-invalid={error ? true : undefined}
              aria-label={i18n.t({
                id: 'review.starChoice',
                message: '{stars, plural, one {# Stern} other {# Sterne}}: {word}',
                values: { stars: index + 1, word },
              })}
              className={css.control}
              onChange={() => onChange(index + 1)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
        <span className={css.word} aria-hidden="true">
          {words[value - 1] ?? ''}
        </span>
      </div>
      <FieldNotes id={name} error={error} />
    </fieldset>
  )
}
