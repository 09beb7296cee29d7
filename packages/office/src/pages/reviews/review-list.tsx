import { Trans, useLingui } from '@lingui/react'
import { publishReview, type ReviewState, type ShownReview } from '@shop/api-client/office/review-commands'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { RefuseForm } from './refuse-form.tsx'
import { ReviewText } from './review-text.tsx'
import styles from './reviews-page.module.css'

type ReviewListProps = { state: ReviewState; onDecided: () => void }

/** Reviews of a state, with what can be decided about each. */
export function ReviewList({ state, onDecided }: ReviewListProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    reviewsQuery(shop, state),
  )
  const [refused, setRefused] = useState<ShownReview | null>(null)
  const reviews = data?.pages.flatMap((page) => page.reviews)

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (reviews === undefined)
    return <Loading label={i18n.t({ id: 'reviews.loading', message: 'The reviews are loading' })} />
  return (
    <>
      {reviews.length === 0 && (
        <Empty title={i18n.t({ id: 'reviews.none', message: 'No review here' })}>
          <Trans
            id="reviews.noneHint"
            message="What shoppers write appears by itself, and is shown once it was read."
          />
        </Empty>
      )}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.card}>
            <ReviewText review={review} />
            <Decisions review={review} onRefuse={() => setRefused(review)} onDecided={onDecided} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans id="returns.more" message="Show more" />
        </Button>
      )}
      <Sheet
        title={i18n.t({ id: 'reviews.refuse', message: 'Do not show it' })}
        isOpen={refused !== null}
        onClose={() => setRefused(null)}
      >
        {refused && (
          <RefuseForm
            review={refused}
            onStop={() => setRefused(null)}
            onDone={() => {
              setRefused(null)
              onDecided()
            }}
          />
        )}
      </Sheet>
    </>
  )
}

type DecisionsProps = { review: ShownReview; onRefuse: () => void; onDecided: () => void }

function Decisions({ review, onRefuse, onDecided }: DecisionsProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const { act, isBusy, failure } = useCommand()
  if (!may('inbox.change')) return null

  async function publish(): Promise<void> {
    const done = await act(publishReview, { id: review.id }, { seen: review.version })
    if (done !== null) onDecided()
  }

  const of = { nickname: review.nickname, product: review.product.name }
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.actions}>
        {review.state !== 'approved' && (
          <Button
            look="primary"
            isDisabled={isBusy}
            aria-label={i18n.t({
              id: 'reviews.publishOf',
              message: 'Show it: {product}, by {nickname}',
              values: of,
            })}
            onPress={() => void publish()}
          >
            <Trans id="reviews.publish" message="Show it" />
          </Button>
        )}
        {review.state !== 'rejected' && (
          <Button
            look="danger"
            aria-label={i18n.t({
              id: 'reviews.refuseOf',
              message: 'Do not show it: {product}, by {nickname}',
              values: of,
            })}
            onPress={onRefuse}
          >
            <Trans id="reviews.refuse" message="Do not show it" />
          </Button>
        )}
      </div>
    </>
  )
}
