import { useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { articleFields } from '../fields/article-fields.ts'
import { type Article, articles } from '../needs/articles.ts'
import { ArticleCards } from '../parts/article-cards.tsx'
import { BlockSection } from '../parts/block-section.tsx'

export const relatedArticlesFields = { ...articleFields, headline: text }
type Fields = v.InferOutput<v.ObjectSchema<typeof relatedArticlesFields, undefined>>
type ArticlesProps = { fields: Fields; data: { articles: readonly Article[] } }

/** What to read next, below an article. */
function RelatedArticles({ fields, data: { articles } }: ArticlesProps) {
  const { i18n } = useLingui()
  if (articles.length === 0) return null

  const title = fields.headline || i18n.t({ id: 'article.related', message: 'Zum Weiterlesen' })
  return (
    <BlockSection isRow title={title} as="aside">
      <ArticleCards articles={articles} />
    </BlockSection>
  )
}

export const relatedArticles = defineBlock({
  name: 'related_articles',
  fields: relatedArticlesFields,
  needs: (fields) => ({ articles: articles(fields) }),
  Component: RelatedArticles,
})
