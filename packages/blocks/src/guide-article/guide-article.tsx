import { Trans } from '@lingui/react'
import { text } from '@shop/content/fields'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { useShopFormat } from '@shop/ui/shop-format'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, numberBetween, optionalAsset } from '../fields/block-fields.ts'
import { fact } from '../needs/shop-facts.ts'
import { BlockRoot } from '../parts/block-root.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { writtenDay } from '../parts/written-day.ts'
import css from './guide-article.module.css'

export const guideArticleFields = {
  kicker: text,
  headline: filledText,
  lead: text,
  author: text,
  date: text,
  /** Minutes of reading; 0 lets the page count. */
  minutes: numberBetween(0, 90, 0),
  image: optionalAsset,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof guideArticleFields, undefined>>
type ArticleProps = {
  fields: Fields
  data: { minutes: number }
  isFirst: boolean
  opensPage: boolean
}

/** The head of an article: what it is about, who wrote it, and how long it takes. */
function GuideArticle({ fields, data, isFirst, opensPage }: ArticleProps) {
  const { date } = useShopFormat()
  const { kicker, headline, lead, author, image } = fields
  const minutes = Math.round(fields.minutes) || data.minutes
  const written = writtenDay(fields.date)

  return (
    <BlockRoot as="div" className={css.article}>
      <PageWidth size="reading">
        <div className={css.words}>
          {kicker ? <p className={css.kicker}>{kicker}</p> : null}
          <BlockTitle className={css.headline} isPageTitle={opensPage}>
            {headline}
          </BlockTitle>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          <ul className={css.facts}>
            {author ? (
              <li className={css.author}>
                <Trans id="article.author" message="Von {author}" values={{ author }} />
              </li>
            ) : null}
            {written ? (
              <li>
                <time dateTime={fields.date.trim().slice(0, 10)}>{date(written)}</time>
              </li>
            ) : null}
            {minutes > 0 ? (
              <li>
                <Trans
                  id="article.minutes"
                  message="{minutes, plural, one {# Minute Lesezeit} other {# Minuten Lesezeit}}"
                  values={{ minutes }}
                />
              </li>
            ) : null}
          </ul>
        </div>
      </PageWidth>
      {image ? (
        <PageWidth>
          <div className={css.picture}>
            <ContentPicture asset={image} sizes="(width >= 1440px) 1440px, 100vw" isEager={isFirst} />
          </div>
        </PageWidth>
      ) : null}
    </BlockRoot>
  )
}

export const guideArticle = defineBlock({
  name: 'guide_article',
  fields: guideArticleFields,
  needs: () => ({ minutes: fact('minutes') }),
  pageTitle: ({ headline }) => headline,
  Component: GuideArticle,
})
