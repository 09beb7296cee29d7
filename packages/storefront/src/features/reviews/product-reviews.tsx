import { Trans, useLingui } from '@lingui/react'
import type { ReviewPage } from '@shop/api-client/contract/reviews'
import type { Product } from '@shop/domain/product/product'
import { AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { ReviewItem } from '@shop/ui/reviews/review-item'
import { ReviewSummary } from '@shop/ui/reviews/review-summary'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense, useEffect, useState } from 'react'
import { keptPart } from '../../hydration/kept-part.tsx'
import { useShop } from '../../use-shop.ts'
import css from './product-reviews.module.css'

/** What was written changes seldom, and its product's page is drawn often. */
const FirstReviews = keptPart('reviews', DrawnReviews)
const ReviewBrowser = lazyPart(() => import('./review-browser.tsx'))
const WriteReview = lazyPart(() => import('./write-review.tsx'))
const ReportReview = lazyPart(() => import('./report-review.tsx'))

/** Where links to the panel lead. */
const REVIEWS_ID = 'bewertungen'
/** The way back from a sign-in, and that of an invitation with its token, straight into the form. */
export const WRITE_HASH = '#bewertung-schreiben'

type ProductReviewsProps = { product: Pick<Product, 'referenceKey' | 'name'>; reviews: ReviewPage }

/**
 * The panel of reviews. The summary and the first few are in the page, for readers without scripts and for search
 * engines; the rest, sorting and the form are loaded on demand.
 *
 * @see product §8; eu-duties C-33
 */
export function ProductReviews({ product, reviews }: ProductReviewsProps) {
  const { i18n } = useLingui()
  const { closed } = useShop()
  const [isOpen, setIsOpen] = useState(false)
  const [isBrowsing, setIsBrowsing] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const [invitation, setInvitation] = useState<string | null>(null)
  const [reported, setReported] = useState<string | null>(null)

  useEffect(() => {
    const follow = () => {
      const [hash, token = ''] = window.location.hash.split('=')
      if (hash === WRITE_HASH) setIsWriting(true)
      if (hash !== WRITE_HASH && hash !== `#${REVIEWS_ID}`) return
      if (token !== '') {
        setInvitation(token)
        // A token has no business in the history or in a copied address.
        history.replaceState(history.state, '', location.pathname + location.search + hash)
      }
      setIsOpen(true)
      requestAnimationFrame(() => document.getElementById(REVIEWS_ID)?.scrollIntoView())
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const first = <FirstReviews items={reviews.items} onReport={setReported} />
  return (
    <AccordionItem
      id={REVIEWS_ID}
      title={i18n.t({ id: 'review.panel', message: 'Bewertungen' })}
      aside={reviews.visible > 0 ? reviews.visible : undefined}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <div className={css.panel}>
        {reviews.visible > 0 ? (
          <ReviewSummary {...reviews} />
        ) : (
          <p>
            <Trans id="review.none" message="Zu diesem Artikel hat noch niemand etwas geschrieben." />
          </p>
        )}
        {closed?.includes('writeReview') ? null : (
          <div className={css.actions}>
            <Button
              id="write-review"
              kind="secondary"
              aria-haspopup="dialog"
              onClick={() => setIsWriting(true)}
            >
              <Trans id="review.write" message="Bewertung schreiben" />
            </Button>
          </div>
        )}
        {isBrowsing ? (
          <Suspense fallback={first}>
            <ReviewBrowser referenceKey={product.referenceKey} first={reviews} onReport={setReported} />
          </Suspense>
        ) : (
          first
        )}
        {!isBrowsing && reviews.visible > reviews.items.length ? (
          <div className={css.actions}>
            <Button kind="secondary" onClick={() => setIsBrowsing(true)}>
              <Trans id="review.all" message="Alle {count} Bewertungen" values={{ count: reviews.visible }} />
            </Button>
          </div>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {isWriting ? (
          <WriteReview product={product} invitation={invitation} onClose={() => setIsWriting(false)} />
        ) : null}
        {reported === null ? null : <ReportReview id={reported} onClose={() => setReported(null)} />}
      </Suspense>
    </AccordionItem>
  )
}

type FirstReviewsProps = { items: ReviewPage['items']; onReport: (id: string) => void }

function DrawnReviews({ items, onReport }: FirstReviewsProps) {
  const { market } = useShop()
  return (
    <div>
      {items.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          language={market.language}
          onReport={() => onReport(review.id)}
        />
      ))}
    </div>
  )
}
