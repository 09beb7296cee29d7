import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { BlockCards } from '../block-cards.tsx'
import { useBlockSurroundings } from '../block-context.ts'
import { optionalLink } from '../block-fields.ts'
import { BlockMore } from '../block-more.tsx'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import { productKeys } from './product-keys.ts'

export const productListFields = {
  headline: text,
  text,
  products: productKeys,
  link: optionalLink,
  linkLabel: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof productListFields, undefined>>

/** Products that an editor has picked, in that order; those that are gone are left out. */
function ProductList({ fields, uid }: { fields: Fields; uid: string }) {
  const { cardsFor } = useBlockSurroundings()
  const cards = cardsFor({ products: fields.products, category: null })
  if (cards.length === 0) return null

  return (
    <BlockSection
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
  Component: ProductList,
})
