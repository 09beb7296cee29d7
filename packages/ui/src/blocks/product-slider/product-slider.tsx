import { text } from '@shop/content/fields'
import * as v from 'valibot'
import { PRODUCT_SLIDER_SIZES, ProductSlider } from '../../product-slider/product-slider.tsx'
import { BlockCard } from '../block-card.tsx'
import { useBlockSurroundings } from '../block-context.ts'
import { optionalLink } from '../block-fields.ts'
import { BlockMore } from '../block-more.tsx'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import { productKeys } from '../product-list/product-keys.ts'

export const productSliderFields = {
  headline: text,
  linkLabel: text,
  link: optionalLink,
  /** Product numbers in their order; empty where a category is meant. */
  products: productKeys,
  category: v.nullish(v.string(), null),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof productSliderFields, undefined>>

/** Products side by side; nothing when the page found none. */
function ProductSliderBlock({ fields, uid }: { fields: Fields; uid: string }) {
  const { cardsFor, renderList } = useBlockSurroundings()
  const cards = cardsFor({ products: fields.products, category: fields.category })
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
      title={fields.headline}
      aside={<BlockMore link={fields.link}>{fields.linkLabel}</BlockMore>}
    >
      {renderList ? renderList(list, cards, slider) : slider}
    </BlockSection>
  )
}

export const productSlider = defineBlock({
  name: 'product_slider',
  fields: productSliderFields,
  Component: ProductSliderBlock,
})
