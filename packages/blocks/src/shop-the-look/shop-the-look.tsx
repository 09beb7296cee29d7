import { useLingui } from '@lingui/react'
import { asset, text } from '@shop/content/fields'
import type { ProductCard } from '@shop/domain/product/product-card'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { type PointerEvent, useState } from 'react'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, numberBetween, rows } from '../fields/block-fields.ts'
import { frameRatio } from '../fields/block-ratio.ts'
import { productKeys } from '../fields/product-keys.ts'
import { products } from '../needs/products.ts'
import { BlockCard } from '../parts/block-card.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import css from './shop-the-look.module.css'

export const shopTheLookFields = {
  headline: text,
  text,
  image: asset,
  /** Where a product stands in the picture, percent from its left and upper edge. */
  points: rows({ product: filledText, x: numberBetween(0, 100, 50), y: numberBetween(0, 100, 50) }),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof shopTheLookFields, undefined>>
type Point = Fields['points'][number]
type Shown = Point & { card: ProductCard; number: number }

/**
 * A scene with numbered points, and the products that stand there. A point leads to its card by pointer, finger and
 * keyboard, also without scripts; a card shows where it stands. Points of products that are gone go with them.
 */
function ShopTheLook({ fields, data, uid }: { fields: Fields; data: { cards: ProductCard[] }; uid: string }) {
  const { i18n } = useLingui()
  const shown = shownPoints(fields.points, data.cards)
  const [active, setActive] = useState<string | null>(null)
  if (shown.length === 0) return null
  const cardId = (point: Point) => `${uid}-${point._uid}`

  // A page that scrolls to what the keyboard chose moves other cards under a pointer that rests.
  const moveOver = (point: Point) => (event: PointerEvent) => {
    if (event.movementX !== 0 || event.movementY !== 0) setActive(point._uid)
  }
  const lead = (point: Point) => {
    setActive(point._uid)
    document
      .getElementById(cardId(point))
      ?.querySelector<HTMLElement>('a:not([tabindex="-1"])')
      ?.focus({ preventScroll: true })
    document.getElementById(cardId(point))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return (
    <BlockSection isRow title={fields.headline} lead={fields.text}>
      <div className={css.look}>
        <div className={css.scene} style={{ '--ratio': frameRatio('original', fields.image) }}>
          <ContentPicture asset={fields.image} sizes="min(100vw, 1440px)" />
          <ol className={css.points}>
            {shown.map((point) => (
              <li
                key={point._uid}
                className={css.place}
                style={{ '--x': `${point.x}%`, '--y': `${point.y}%` }}
              >
                <a
                  className={css.point}
                  href={`#${cardId(point)}`}
                  data-active={active === point._uid || undefined}
                  aria-label={i18n.t({
                    id: 'look.point',
                    message: '{number}: {name} zeigen',
                    values: { number: point.number, name: point.card.name },
                  })}
                  onPointerMove={moveOver(point)}
                  onFocus={() => setActive(point._uid)}
                  onClick={(event) => {
                    event.preventDefault()
                    lead(point)
                  }}
                >
                  {point.number}
                </a>
              </li>
            ))}
          </ol>
        </div>
        <ol className={css.products}>
          {shown.map((point, index) => (
            <li
              key={point._uid}
              id={cardId(point)}
              className={css.product}
              data-active={active === point._uid || undefined}
              onPointerMove={moveOver(point)}
              onFocus={() => setActive(point._uid)}
            >
              <span className={css.number} aria-hidden="true">
                {point.number}
              </span>
              <BlockCard
                card={point.card}
                index={index}
                place={{
                  list: { id: uid, name: fields.headline },
                  sizes: '(width >= 1440px) 342px, (width >= 1024px) 23vw, (width >= 640px) 30vw, 46vw',
                }}
              />
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  )
}

/** Points whose product the page has, numbered as they are seen. */
function shownPoints(points: readonly Point[], cards: readonly ProductCard[]): Shown[] {
  return points
    .flatMap((point) => {
      const card = cards.find(({ referenceKey }) => referenceKey === point.product)
      return card ? [{ ...point, card }] : []
    })
    .map((point, index) => ({ ...point, number: index + 1 }))
}

export const shopTheLook = defineBlock({
  name: 'shop_the_look',
  fields: shopTheLookFields,
  needs: ({ points }) => ({
    cards: products(
      v.parse(
        productKeys,
        points.map(({ product }) => product),
      ),
    ),
  }),
  Component: ShopTheLook,
})
