import { useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { ArticleCards } from '../article-cards.tsx'
import { useBlockSurroundings } from '../block-context.ts'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import { articleWishFields } from '../guide-teaser-list/article-wish.ts'

export const relatedArticlesFields = { ...articleWishFields, headline: text }
type Fields = v.InferOutput<v.ObjectSchema<typeof relatedArticlesFields, undefined>>

/** What to read next, below an article. */
function RelatedArticles({ fields }: { fields: Fields }) {
  const { i18n } = useLingui()
  const { articlesFor } = useBlockSurroundings()
  const articles = articlesFor(fields)
  if (articles.length === 0) return null

  const title = fields.headline || i18n.t({ id: 'article.related', message: 'Zum Weiterlesen' })
  return (
    <BlockSection title={title} as="aside">
      <ArticleCards articles={articles} />
    </BlockSection>
  )
}

export const relatedArticles = defineBlock({
  name: 'related_articles',
  fields: relatedArticlesFields,
  Component: RelatedArticles,
})
