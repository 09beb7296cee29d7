import { richText, text } from '@shop/content/fields'
import type { ProductCard } from '@shop/domain/product/product-card'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset, optionalLink } from '../fields/block-fields.ts'
import { productKeys } from '../fields/product-keys.ts'
import { products } from '../needs/products.ts'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockCard } from '../parts/block-card.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { ContentText } from '../parts/content-text.tsx'
import css from './product-tile.module.css'

export const productTileFields = {
  kicker: text,
  headline: filledText,
  text: v.nullish(richText, null),
  product: filledText,
  /** A scene with the product; without it the card stands large. */
  image: optionalAsset,
  link: optionalLink,
  linkLabel: text,
  side: option(['left', 'right'], 'left'),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof productTileFields, undefined>>
type TileProps = { fields: Fields; data: { cards: ProductCard[] }; uid: string }

/** One product, large, with the words that it deserves. Nothing when the product is gone. */
function ProductTile({ fields, data: { cards }, uid }: TileProps) {
  const [card] = cards
  if (!card) return null
  const place = { list: { id: uid, name: fields.headline } }

  return (
    <BlockSection>
      <div className={css.tile} data-side={fields.side} data-scene={fields.image !== null || undefined}>
        <div className={css.words}>
          {fields.kicker ? <p className={css.kicker}>{fields.kicker}</p> : null}
          <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
          {fields.text ? <ContentText document={fields.text} topLevel={3} /> : null}
          {fields.image ? (
            <div className={css.card}>
              <BlockCard card={card} index={0} place={{ ...place, sizes: '240px' }} />
            </div>
          ) : null}
          {fields.link && fields.linkLabel ? (
            <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton>
          ) : null}
        </div>
        {fields.image ? (
          <div className={css.scene} data-square={fields.image.width === fields.image.height || undefined}>
            <ContentPicture asset={fields.image} sizes="(width >= 768px) 58vw, 100vw" />
          </div>
        ) : (
          <div>
            <BlockCard card={card} index={0} place={{ ...place, sizes: '(width >= 768px) 50vw, 100vw' }} />
          </div>
        )}
      </div>
    </BlockSection>
  )
}

export const productTile = defineBlock({
  name: 'product_tile',
  fields: productTileFields,
  needs: (fields) => ({ cards: products(v.parse(productKeys, [fields.product])) }),
  Component: ProductTile,
})
