import { Trans, useLingui } from '@lingui/react'
import type { ShownReview } from '@shop/api-client/office/review-commands'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { moment } from '../../words/format.ts'
import { languageName } from '../../words/names/intl-name.ts'
import { REVIEW_TONES, reviewStateName } from '../../words/names/review-names.ts'
import styles from './reviews-page.module.css'

/** A review as it is or would be on the page of its product, with what is known of it. */
export function ReviewText({ review }: { review: ShownReview }) {
  const { i18n } = useLingui()
  const { rating, title, text, nickname, language, isVerified, createdAt, product, state } = review
  return (
    <>
      <ReviewedProduct product={product} />
      <div className={styles.badges}>
        <span
          className={styles.stars}
          role="img"
          aria-label={i18n.t({ id: 'reviews.stars', message: '{rating} of 5 stars', values: { rating } })}
        >
          {'★'.repeat(rating)}
          {'☆'.repeat(5 - rating)}
        </span>
        <Badge tone={isVerified ? 'good' : 'quiet'}>
          {isVerified ? (
            <Trans id="reviews.verified" message="Verified purchase" />
          ) : (
            <Trans id="reviews.notVerified" message="Purchase not known" />
          )}
        </Badge>
        <Badge tone={REVIEW_TONES[state]}>{reviewStateName(state, i18n)}</Badge>
      </div>
      <div lang={language}>
        {title !== '' && <p className={styles.strong}>{title}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      <p className={styles.quiet}>
        {[nickname, languageName(language, i18n), moment(createdAt, i18n.locale)].join(' · ')}
      </p>
    </>
  )
}

function ReviewedProduct({ product }: { product: ShownReview['product'] }) {
  const { id: shop, origin, may } = useShop()
  const { id, name, referenceKey, picture } = product
  return (
    <div className={styles.product}>
      {picture === null ? (
        <span className={styles.picture} />
      ) : (
        <img
          className={styles.picture}
          src={picture.startsWith('/') ? `${origin}${picture}` : picture}
          alt=""
          width="40"
          height="40"
          loading="lazy"
        />
      )}
      <span>
        {may('products.read') ? (
          <Link to="/$shop/products/$id" params={{ shop, id: String(id) }} className={styles.strong}>
            {name}
          </Link>
        ) : (
          <span className={styles.strong}>{name}</span>
        )}
        <span className={styles.quiet}>{referenceKey}</span>
      </span>
    </div>
  )
}
