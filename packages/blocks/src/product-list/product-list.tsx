import { text } from '@shop/content/fields'
import type { ProductCard } from '@shop/domain/product/product-card'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { optionalLink } from '../fields/block-fields.ts'
import { productKeys } from '../fields/product-keys.ts'
import { products } from '../needs/products.ts'
import { BlockCards } from '../parts/block-cards.tsx'
import { BlockMore } from '../parts/block-more.tsx'
import { BlockSection } from '../parts/block-section.tsx'

export const productListFields = {
  headline: text,
  text,
  products: productKeys,
  link: optionalLink,
  linkLabel: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof productListFields, undefined>>
type ListProps = { fields: Fields; data: { cards: ProductCard[] }; uid: string }

/** Products that an editor has picked, in that order; those that are gone are left out. */
function ProductList({ fields, data: { cards }, uid }: ListProps) {
  if (cards.length === 0) return null

  return (
    <BlockSection
      isRow
      title={fields.headline}
      lead={fields.text}
      aside={<BlockMore link={fields.link}>{fields.linkLabel}</BlockMore>}
    >
      <BlockCards cards={cards} list={{ id: uid, name: fields.headline }} />
    </BlockSection>
  )
}

export const productList = defineBlock({
  name: 'product_list',
  fields: productListFields,
  needs: (fields) => ({ cards: products(fields.products) }),
  Component: ProductList,
})
