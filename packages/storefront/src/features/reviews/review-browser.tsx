import { Trans, useLingui } from '@lingui/react'
import type { Review, ReviewPage } from '@shop/api-client/contract/reviews'
import { REVIEW_SORTS, type ReviewSort, STARS, type Stars } from '@shop/domain/review/review'
import { Button } from '@shop/ui/button/button'
import { ReviewItem } from '@shop/ui/reviews/review-item'
import { SelectField } from '@shop/ui/select-field/select-field'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { refusalWords } from '../problem-words/form-problem-words.ts'
import css from './product-reviews.module.css'
import { loadReviewsAtom } from './reviews.atoms.ts'

type ReviewBrowserProps = { referenceKey: string; first: ReviewPage; onReport: (id: string) => void }

/** All reviews, in the order the shopper likes, ten by ten. */
export default function ReviewBrowser({ referenceKey, first, onReport }: ReviewBrowserProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const load = useSetAtom(loadReviewsAtom)
  const [sort, setSort] = useState<ReviewSort>('newest')
  const [stars, setStars] = useState<Stars | null>(null)
  const [items, setItems] = useState<Review[]>(first.items)
  const [page, setPage] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const fresh = useRef<HTMLElement>(null)
  /** Index of the first review that the last press added; it takes the focus. */
  const [freshIndex, setFreshIndex] = useState<number | null>(null)
  /** The newest question: late answers to older ones are dropped. */
  const question = useRef(0)

  const ask = useCallback(
    async (input: { sort: ReviewSort; stars: Stars | null; page: number }, known: Review[]) => {
      question.current += 1
      const mine = question.current
      setIsBusy(true)
      setRefusal(null)
      const { stars: only, ...rest } = input
      const answer = await load({ referenceKey, ...rest, ...(only === null ? {} : { stars: only }) })
      if (mine !== question.current) return
      setIsBusy(false)
      if (answer.type === 'refused') {
        setRefusal(refusalWords(i18n, answer.problem))
        return
      }
      const isNew = (review: Review) => known.every(({ id }) => id !== review.id)
      setItems([...known, ...answer.value.items.filter(isNew)])
      setPage(input.page)
      setFreshIndex(known.length > 0 ? known.length : null)
    },
    [load, referenceKey, i18n],
  )

  // What the page shows already stays: the button that was pressed is gone, and the first new review takes the focus.
  const [shown] = useState(first.items)
  useEffect(() => {
    void ask({ sort: 'newest', stars: null, page: 1 }, shown)
  }, [ask, shown])

  useEffect(() => {
    if (freshIndex !== null) fresh.current?.focus({ preventScroll: true })
  }, [freshIndex])

  const labels: Record<ReviewSort, string> = {
    newest: i18n.t({ id: 'review.newest', message: 'Neueste zuerst' }),
    best: i18n.t({ id: 'review.best', message: 'Beste zuerst' }),
    worst: i18n.t({ id: 'review.worst', message: 'Schlechteste zuerst' }),
    verified: i18n.t({ id: 'review.verifiedFirst', message: 'Verifizierte zuerst' }),
  }
  const onSort = (value: string) => {
    const chosen = REVIEW_SORTS.find((known) => known === value) ?? 'newest'
    setSort(chosen)
    void ask({ sort: chosen, stars, page: 1 }, [])
  }
  const onStars = (value: string) => {
    const chosen = STARS.find((known) => String(known) === value) ?? null
    setStars(chosen)
    void ask({ sort, stars: chosen, page: 1 }, [])
  }
  const given = first.bars.find((bar) => bar.stars === stars)
  const count = given?.count ?? first.visible

  return (
    <div>
      <div className={css.bar}>
        <div className={css.sort}>
          <SelectField
            label={i18n.t({ id: 'review.sort', message: 'Reihenfolge' })}
            name="review-sort"
            required
            options={REVIEW_SORTS.map((value) => ({ value, label: labels[value] }))}
            value={sort}
            onChange={onSort}
          />
        </div>
        <div className={css.sort}>
          <SelectField
            label={i18n.t({ id: 'review.starFilter', message: 'Sterne' })}
            name="review-stars"
            required
            options={[
              { value: 'all', label: i18n.t({ id: 'review.allStars', message: 'Alle' }) },
              ...first.bars
                .filter((bar) => bar.count > 0)
                .map((bar) => ({
                  value: String(bar.stars),
                  label: i18n.t({
                    id: 'review.starsShort',
                    message: '{stars, plural, one {# Stern} other {# Sterne}}',
                    values: { stars: bar.stars },
                  }),
                })),
            ]}
            value={stars === null ? 'all' : String(stars)}
            onChange={onStars}
          />
        </div>
        <p className={css.count} role="status">
          <Trans
            id="review.shown"
            message="{shown} von {count} Bewertungen"
            values={{ shown: items.length, count }}
          />
        </p>
      </div>
      {items.map((review, index) => (
        <ReviewItem
          key={review.id}
          review={review}
          language={market.language}
          onReport={() => onReport(review.id)}
          {...(index === freshIndex ? { ref: fresh } : {})}
        />
      ))}
      {refusal === null ? null : (
        <p className={css.problem} role="alert">
          {refusal}
        </p>
      )}
      {items.length < count ? (
        <Button
          kind="secondary"
          isBusy={isBusy}
          onClick={() => void ask({ sort, stars, page: page + 1 }, items)}
        >
          <Trans id="review.more" message="Weitere Bewertungen" />
        </Button>
      ) : null}
    </div>
  )
}
