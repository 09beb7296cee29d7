import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { articleFields } from '../fields/article-fields.ts'
import { optionalLink } from '../fields/block-fields.ts'
import { type Article, articles } from '../needs/articles.ts'
import { ArticleCards } from '../parts/article-cards.tsx'
import { BlockMore } from '../parts/block-more.tsx'
import { BlockSection } from '../parts/block-section.tsx'

export const guideTeaserListFields = {
  ...articleFields,
  headline: text,
  text,
  link: optionalLink,
  linkLabel: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof guideTeaserListFields, undefined>>
type ArticlesProps = { fields: Fields; data: { articles: readonly Article[] } }

/** The newest articles of the guide; nothing while there are none. */
function GuideTeaserList({ fields, data: { articles } }: ArticlesProps) {
  if (articles.length === 0) return null

  return (
    <BlockSection
      isRow
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
  needs: (fields) => ({ articles: articles(fields) }),
  Component: GuideTeaserList,
})
