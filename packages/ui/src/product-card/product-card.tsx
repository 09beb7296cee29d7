import { Trans } from '@lingui/react'
import { isDownload } from '@shop/domain/delivery/delivery-promise'
import type { ProductCard as Card } from '@shop/domain/product/product-card'
import { brandLine } from '@shop/domain/product-detail/brand-line'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { ProductBadges } from '../badge/badge.tsx'
import { type ColourLink, ColourLinks } from '../colour-swatches/colour-links.tsx'
import { ColourSwatches } from '../colour-swatches/colour-swatches.tsx'
import { Price } from '../price/price.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { Rating } from '../rating/rating.tsx'
import css from './product-card.module.css'
import { type CardPicturesHandle, ProductCardPictures } from './product-card-pictures.tsx'

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
  /** Below the heart: puts the product aside for a comparison. */
  compare?: ReactNode
  /** Button below the price. */
  addToCart?: ReactNode
  /** Button in the corner of the picture, for what nobody adds in passing. */
  quietAddToCart?: ReactNode
  /** The colours of the card with their addresses, one of them shown. */
  colours?: readonly ColourLink[]
  /** Another colour is to be shown. */
  onColour?: (id: number) => void
  /** Says that the basket holds the product already. */
  basketBadge?: ReactNode
  /** When it would be there, one quiet line. */
  delivery?: ReactNode
  /** The arrow with the energy class, beside the price. @see eu-duties C-19 */
  energyLabel?: ReactNode
  showBadges?: boolean
  showRating?: boolean
  showVariant?: boolean
  /** Moves the pictures once, to say that there are more. */
  playHint?: boolean
  /** Its second picture answers a pointer and the focus; a document says it later, and is lighter by its styles. */
  showsSecond?: boolean
  /** The shopper follows the card; the link works without. */
  onSelect?: () => void
  /** The shopper has moved the pictures. */
  onSwipe?: () => void
}

const GRID_SIZES = '(width >= 1200px) 23vw, (width >= 768px) 31vw, 46vw'

/**
 * A product in a listing or slider. Its name is the one link and fills the card; everything else that can be
 * pressed lies above it.
 *
 * @see spec §2 "Listing cards"
 */
export function ProductCard(props: ProductCardProps) {
  const { card, href = card.href, sizes = GRID_SIZES, isEager = false, onSelect, onSwipe } = props
  const { wishlist, compare, addToCart, quietAddToCart, basketBadge, delivery, energyLabel } = props
  const { colours = [], onColour = () => undefined } = props
  const {
    showBadges = true,
    showRating = true,
    showVariant = true,
    playHint = false,
    showsSecond = true,
  } = props
  const pictures = useRef<CardPicturesHandle>(null)

  return (
    <article className={css.card} data-sold-out={card.isSoldOut || undefined}>
      <div className={css.stage}>
        <ProductCardPictures
          key={card.id}
          ref={pictures}
          images={card.images}
          href={href}
          sizes={sizes}
          isEager={isEager}
          playHint={playHint}
          showsSecond={showsSecond}
          {...(onSelect ? { onSelect } : {})}
          {...(onSwipe ? { onSwipe } : {})}
        />
        {showBadges ? (
          <div className={css.badges}>
            <ProductBadges badges={card.badges} />
          </div>
        ) : null}
        {wishlist ? <div className={css.wishlist}>{wishlist}</div> : null}
        {compare}
        {quietAddToCart ? <div className={css.corner}>{quietAddToCart}</div> : null}
        {basketBadge ? <div className={css.basketBadge}>{basketBadge}</div> : null}
      </div>
      <div className={css.words}>
        <p className={css.brand} data-card="brand">
          {brandLine(card)}
        </p>
        <h3 className={css.name}>
          <a href={href} onClick={onSelect} onKeyDown={turnPictures}>
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
        {colours.length > 0 ? (
          <ColourLinks
            colours={colours}
            more={card.moreColours ?? 0}
            chosenId={card.id}
            onChoose={onColour}
            onFollow={onSelect}
          />
        ) : (
          <ColourSwatches colorsList={card.colorsList} />
        )}
        {card.isSoldOut ? (
          <p className={css.quiet}>
            {card.recallNote ?? <Trans id="product.soldOut" message="Zurzeit ausverkauft" />}
          </p>
        ) : null}
      </div>
      <div className={css.offer}>
        {card.price ? (
          <div className={css.price} data-card="price">
            <Price
              price={card.price}
              size="s"
              note={
                <>
                  <TaxNote isShort isFreeShipping={isOnlyDownload(card)} isUntaxed={card.price.isUntaxed} />
                  {card.ecoNote && `, ${card.ecoNote}`}
                </>
              }
              hidePercent={showBadges && card.badges.some((badge) => badge.type === 'sale')}
            />
          </div>
        ) : null}
        {energyLabel ? <div className={css.above}>{energyLabel}</div> : null}
        {card.isSoldOut || !delivery ? null : <div className={css.delivery}>{delivery}</div>}
      </div>
      {addToCart ? <div className={css.action}>{addToCart}</div> : null}
    </article>
  )

  /** The pictures are kept from the keyboard as things of their own: the name turns them. */
  function turnPictures(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (!pictures.current) return
    event.preventDefault()
    pictures.current.turn(event.key === 'ArrowLeft' ? -1 : 1)
  }
}

/** Where some of its variants are sent, shipping may cost something. */
function isOnlyDownload({ delivery }: Card): boolean {
  return delivery !== null && !delivery.varyingDeliveryTimes && isDownload(delivery)
}
