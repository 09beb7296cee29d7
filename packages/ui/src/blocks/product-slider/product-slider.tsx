import { text } from '@shop/content/fields'
import * as v from 'valibot'
import { Section } from '../../layout/section.tsx'
import { ProductCard } from '../../product-card/product-card.tsx'
import { PRODUCT_SLIDER_SIZES, ProductSlider } from '../../product-slider/product-slider.tsx'
import { safeHref } from '../../rich-text/safe-href.ts'
import { useBlockSurroundings } from '../block-context.ts'
import { optionalLink } from '../block-fields.ts'
import { defineBlock } from '../define-block.tsx'

const fields = {
  headline: text,
  linkLabel: text,
  link: optionalLink,
  /** Product numbers in their order; empty where a category is meant. */
  products: v.optional(v.array(v.string()), []),
  category: v.nullish(v.string(), null),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>

/** Products side by side; nothing when the page found none. */
function ProductSliderBlock({ fields }: { fields: Fields }) {
  const { cardsFor, renderCard, hrefFor } = useBlockSurroundings()
  const cards = cardsFor({ products: fields.products, category: fields.category ?? null })
  if (cards.length === 0) return null
  const href = fields.link ? safeHref(fields.link.href) : null

  return (
    <Section
      title={fields.headline}
      link={href && fields.linkLabel ? { label: fields.linkLabel, href: hrefFor(href) } : null}
    >
      <ProductSlider label={fields.headline}>
        {cards.map((card, index) =>
          renderCard ? (
            renderCard(card, index)
          ) : (
            <ProductCard key={card.id} card={card} sizes={PRODUCT_SLIDER_SIZES} />
          ),
        )}
      </ProductSlider>
    </Section>
  )
}

export const productSlider = defineBlock({ name: 'product_slider', fields, Component: ProductSliderBlock })
