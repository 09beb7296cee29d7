import { text } from '@shop/content/fields'
import { momentOf, timeLeft } from '@shop/domain/content/countdown'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalLink } from '../fields/block-fields.ts'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './countdown.module.css'
import { Clock } from './countdown-clock.tsx'
import { useCountdown } from './use-countdown.ts'

/** A moment in UTC, as the content service writes it; a field that is none breaks the block rather than the promise. */
export const utcMoment = v.pipe(
  v.string(),
  v.transform(momentOf),
  v.custom<Date>((value) => value instanceof Date, 'write a date, for example 2026-11-30 22:59'),
)

export const countdownFields = {
  headline: filledText,
  text,
  until: utcMoment,
  /** What is shown afterwards: nothing, or `overText`. */
  whenOver: option(['hide', 'text'], 'hide'),
  overText: text,
  link: optionalLink,
  linkLabel: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof countdownFields, undefined>>

/** Something ends, and when. Without scripts the day and the hour say it. */
function Countdown({ fields }: { fields: Fields }) {
  const { until, whenOver, overText } = fields
  const now = useCountdown(until)
  const isOver = timeLeft(until, now).isOver
  if (isOver && (whenOver === 'hide' || overText === '')) return null

  return (
    <BlockSection>
      <div className={css.card} data-live="">
        <div className={css.words}>
          <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
          <p className={css.text}>{isOver ? overText : fields.text}</p>
        </div>
        {isOver ? null : <Clock until={until} now={now} />}
        {!isOver && fields.link && fields.linkLabel ? (
          <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton>
        ) : null}
      </div>
    </BlockSection>
  )
}

export const countdown = defineBlock({ name: 'countdown', fields: countdownFields, Component: Countdown })
