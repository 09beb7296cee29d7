import { Trans } from '@lingui/react'
import { brandLine } from '@shop/domain/product/brand-line'
import type { ProductCard as Card } from '@shop/domain/product/product-card'
import type { ReactNode } from 'react'
import { ProductBadges } from '../badge/badge.tsx'
import { ColourSwatches } from '../colour-swatches/colour-swatches.tsx'
import { Price } from '../price/price.tsx'
import { Rating } from '../rating/rating.tsx'
import css from './product-card.module.css'
import { ProductCardPictures } from './product-card-pictures.tsx'

export type ProductCardProps = {
  card: Card
  /** The address with its locale prefix; the card's own when absent. */
  href?: string
  /** `sizes` of the picture in its place. */
  sizes?: string
  /** For the first row of a listing. */
  isEager?: boolean
  /** Heart in the corner of the picture. */
  wishlist?: ReactNode
  /** Button below the price. */
  addToCart?: ReactNode
  showBadges?: boolean
  showRating?: boolean
  showVariant?: boolean
  /** Moves the pictures once, to say that there are more. */
  playHint?: boolean
  /** The shopper follows the card; the link works without. */
  onSelect?: () => void
}

const GRID_SIZES = '(width >= 1200px) 23vw, (width >= 768px) 31vw, 46vw'

/**
 * A product in a listing or slider. Its name is the one link and fills the card; everything else that can be
 * pressed lies above it.
 *
 * @see spec §2 "Listing cards"
 */
export function ProductCard(props: ProductCardProps) {
  const { card, href = card.href, sizes = GRID_SIZES, isEager = false, wishlist, addToCart, onSelect } = props
  const { showBadges = true, showRating = true, showVariant = true, playHint = false } = props

  return (
    <article className={css.card} data-sold-out={card.isSoldOut || undefined}>
      <div className={css.stage}>
        <ProductCardPictures
          images={card.images}
          href={href}
          sizes={sizes}
          isEager={isEager}
          playHint={playHint}
          {...(onSelect ? { onSelect } : {})}
        />
        {showBadges ? (
          <div className={css.badges}>
            <ProductBadges badges={card.badges} />
          </div>
        ) : null}
        {wishlist ? <div className={css.wishlist}>{wishlist}</div> : null}
      </div>
      <div className={css.words}>
        <p className={css.brand}>{brandLine(card)}</p>
        <h3 className={css.name}>
          <a href={href} onClick={onSelect}>
            {card.name}
          </a>
        </h3>
        {showVariant && card.variantCount > 1 ? (
          <p className={css.quiet}>
            <Trans
              id="product.variantCount"
              message="{count, plural, one {# Ausführung} other {# Ausführungen}}"
              values={{ count: card.variantCount }}
            />
          </p>
        ) : null}
        {showRating && card.rating ? <Rating {...card.rating} /> : null}
        <ColourSwatches colorsList={card.colorsList} />
        {card.isSoldOut ? (
          <p className={css.quiet}>
            <Trans id="product.soldOut" message="Zurzeit ausverkauft" />
          </p>
        ) : null}
        {card.price ? (
          <div className={css.price}>
            <Price
              price={card.price}
              size="s"
              hidePercent={showBadges && card.badges.some((badge) => badge.type === 'sale')}
            />
          </div>
        ) : null}
      </div>
      {addToCart ? <div className={css.action}>{addToCart}</div> : null}
    </article>
  )
}
