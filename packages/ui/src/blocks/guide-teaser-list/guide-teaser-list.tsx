import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { ArticleCards } from '../article-cards.tsx'
import { useBlockSurroundings } from '../block-context.ts'
import { optionalLink } from '../block-fields.ts'
import { BlockMore } from '../block-more.tsx'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import { articleWishFields } from './article-wish.ts'

export const guideTeaserListFields = {
  ...articleWishFields,
  headline: text,
  text,
  link: optionalLink,
  linkLabel: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof guideTeaserListFields, undefined>>

/** The newest articles of the guide; nothing while there are none. */
function GuideTeaserList({ fields }: { fields: Fields }) {
  const { articlesFor } = useBlockSurroundings()
  const articles = articlesFor(fields)
  if (articles.length === 0) return null

  return (
    <BlockSection
      title={fields.headline}
      lead={fields.text}
      aside={<BlockMore link={fields.link}>{fields.linkLabel}</BlockMore>}
    >
      <ArticleCards articles={articles} />
    </BlockSection>
  )
}

export const guideTeaserList = defineBlock({
  name: 'guide_teaser_list',
  fields: guideTeaserListFields,
  Component: GuideTeaserList,
})
