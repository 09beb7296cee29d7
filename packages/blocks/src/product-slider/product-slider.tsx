import { text } from '@shop/content/fields'
import type { ProductCard } from '@shop/domain/product/product-card'
import { PRODUCT_SLIDER_SIZES, ProductSlider } from '@shop/ui/product-slider/product-slider'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { optionalLink } from '../fields/block-fields.ts'
import { productKeys } from '../fields/product-keys.ts'
import { type ListedProducts, listing } from '../needs/listing.ts'
import { products } from '../needs/products.ts'
import { BlockCard } from '../parts/block-card.tsx'
import { BlockMore } from '../parts/block-more.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { useShopSlots } from '../shop-slots.ts'

export const productSliderFields = {
  headline: text,
  linkLabel: text,
  link: optionalLink,
  /** Product numbers in their order; empty where a category is meant. */
  products: productKeys,
  category: v.nullish(v.string(), null),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof productSliderFields, undefined>>

type Data = { named: ProductCard[]; listed: ListedProducts | null }

/** Products of one slider that names a category. */
const SLIDER_SIZE = 12

/** Products side by side; nothing when the page found none. */
function ProductSliderBlock({ fields, data, uid }: { fields: Fields; data: Data; uid: string }) {
  const { renderList } = useShopSlots()
  const cards = data.listed?.cards ?? data.named
  if (cards.length === 0) return null

  const list = { id: uid, name: fields.headline }
  const slider = (
    <ProductSlider label={fields.headline}>
      {cards.map((card, index) => (
        <BlockCard key={card.id} card={card} index={index} place={{ list, sizes: PRODUCT_SLIDER_SIZES }} />
      ))}
    </ProductSlider>
  )
  return (
    <BlockSection
      isRow
      title={fields.headline}
      aside={<BlockMore link={fields.link}>{fields.linkLabel}</BlockMore>}
    >
      {renderList(list, cards, slider)}
    </BlockSection>
  )
}

export const productSlider = defineBlock({
  name: 'product_slider',
  fields: productSliderFields,
  needs: (fields) => ({
    named: products(fields.products),
    listed:
      fields.category && fields.products.length === 0
        ? listing({ category: fields.category, sort: 'relevancy', count: SLIDER_SIZE })
        : null,
  }),
  Component: ProductSliderBlock,
})
