import { text } from '@shop/content/fields'
import { ProductSlider } from '@shop/ui/product-slider/product-slider'
import { BlockList } from '../block-list.tsx'
import { defineBlock } from '../define-block.tsx'
import { filledText, nestedBlocks, numberBetween, option } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'

export const sliderFields = {
  headline: filledText,
  lead: text,
  slides: nestedBlocks,
  /** How many are in view on a phone, from 768, from 1024 and from 1440 px; 1.2 lets the next one peep in. */
  slidesPerView: numberBetween(1, 3, 1.15),
  slidesPerView768: numberBetween(1, 4, 2.2),
  slidesPerView1024: numberBetween(1, 6, 3),
  slidesPerView1440: numberBetween(1, 8, 3),
  tone: option(['paper', 'surface', 'tint'], 'paper'),
}

/** Blocks in a row that scrolls by finger, wheel, keyboard and two buttons; without JavaScript it scrolls all the same. */
export const slider = defineBlock({
  name: 'slider',
  fields: sliderFields,
  Component: ({ fields }) =>
    fields.slides.length > 0 ? (
      <BlockSection isRow title={fields.headline} lead={fields.lead} tone={fields.tone}>
        <ProductSlider
          label={fields.headline}
          perView={{
            base: fields.slidesPerView,
            md: fields.slidesPerView768,
            lg: fields.slidesPerView1024,
            xl: fields.slidesPerView1440,
          }}
        >
          {fields.slides.map((slide, index) => (
            <BlockList key={slide._uid} blocks={[slide]} field="slides" from={index} isInside />
          ))}
        </ProductSlider>
      </BlockSection>
    ) : null,
})
