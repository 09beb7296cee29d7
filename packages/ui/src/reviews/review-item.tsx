import { Trans, useLingui } from '@lingui/react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import type { Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useShopFormat } from '../shop-format.tsx'
import css from './review-item.module.css'
import { Stars } from './stars.tsx'

export type ReviewWords = {
  id: string
  rating: number
  title: string
  text: string
  nickname: string
  language: 'de' | 'fr' | 'nl'
  isVerified: boolean
  /** ISO date. */
  date: string
}

type ReviewItemProps = {
  review: ReviewWords
  /** The page's own language: other ones say which they are. */
  language: string
  /** Opens the form that reports it; the id of the button begins with `report-`. @see eu-duties C-48 */
  onReport?: () => void
  /** Takes the focus when it is the first of those that were added. */
  ref?: Ref<HTMLElement>
}

/** One review: good and bad ones look alike. @see eu-duties C-33 */
export function ReviewItem({ review, language, onReport, ref }: ReviewItemProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const isForeign = review.language !== language
  const languages = {
    de: i18n.t({ id: 'review.inGerman', message: 'auf Deutsch geschrieben' }),
    fr: i18n.t({ id: 'review.inFrench', message: 'auf Französisch geschrieben' }),
    nl: i18n.t({ id: 'review.inDutch', message: 'auf Niederländisch geschrieben' }),
  }

  return (
    <article className={css.item} tabIndex={-1} ref={ref}>
      <Stars rating={review.rating} />
      {review.title === '' ? null : (
        <p className={css.title} lang={review.language}>
          {review.title}
        </p>
      )}
      <p className={css.text} lang={review.language}>
        {review.text}
      </p>
      <p className={css.by}>
        <span className={css.name}>{review.nickname}</span>
        <time dateTime={review.date}>{date(review.date)}</time>
        {review.isVerified ? (
          <span className={css.verified}>
            <Icon of={BadgeCheck} />
            <Trans id="review.verified" message="Verifizierter Kauf" />
          </span>
        ) : null}
        {isForeign ? <span>{languages[review.language]}</span> : null}
        {onReport ? (
          <button
            id={`report-${review.id}`}
            type="button"
            className={css.report}
            aria-haspopup="dialog"
            onClick={onReport}
          >
            <Trans id="review.report" message="Bewertung melden" />
          </button>
        ) : null}
      </p>
    </article>
  )
}
