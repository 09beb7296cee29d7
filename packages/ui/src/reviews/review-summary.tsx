import { Trans, useLingui } from '@lingui/react'
import { useShopFormat } from '../shop-format.tsx'
import css from './review-summary.module.css'

type ReviewSummaryProps = {
  average: number
  /** Ratings in the average. */
  count: number
  /** Reviews that can be read. */
  visible: number
  bars: readonly { stars: number; count: number; percent: number }[]
}

/** What reviews add up to: the average, a bar for every star, and how we know who writes. @see eu-duties C-33 */
export function ReviewSummary({ average, count, visible, bars }: ReviewSummaryProps) {
  const { i18n } = useLingui()
  const { number } = useShopFormat()

  return (
    <div className={css.summary}>
      <p className={css.average}>
        <strong className={css.number}>{number(average, { maximumFractionDigits: 1 })}</strong>
        <span>
          <Trans
            id="review.average"
            message="von 5 Sternen, {count, plural, one {# Bewertung} other {# Bewertungen}}"
            values={{ count }}
          />
          {count > visible ? (
            <>
              {' '}
              <Trans
                id="review.withoutText"
                message="({count} davon ohne Text)"
                values={{ count: count - visible }}
              />
            </>
          ) : null}
        </span>
      </p>
      <ul className={css.bars}>
        {bars.map((bar) => (
          <li key={bar.stars} className={css.row}>
            <span className={css.label}>
              {i18n.t({
                id: 'review.starsShort',
                message: '{stars, plural, one {# Stern} other {# Sterne}}',
                values: { stars: bar.stars },
              })}
            </span>
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ '--filled': `${bar.percent}%` }} />
            </span>
            <span className={css.count}>{number(bar.count)}</span>
          </li>
        ))}
      </ul>
      <details className={css.how}>
        <summary className={css.question}>
          <Trans id="review.how" message="Wie prüfen wir Bewertungen?" />
        </summary>
        <p className={css.answer}>
          <Trans
            id="review.howText"
            message="Bewertungen schreiben nur Kundinnen und Kunden, eine je Artikel. „Verifizierter Kauf“ steht dort, wo wir in unseren Bestellungen gesehen haben, dass der Artikel gekauft und behalten wurde. Bei allen anderen wissen wir das nicht. Vor der Veröffentlichung lesen wir jede Bewertung und lehnen nur ab, was gegen Gesetze verstößt, beleidigt, wirbt oder nichts mit dem Artikel zu tun hat. Lob und Kritik behandeln wir gleich: Nichts wird gekürzt, bezahlt oder nach hinten sortiert."
          />
        </p>
      </details>
    </div>
  )
}
