import { Trans } from '@lingui/react'
import { Picture } from '@shop/ui/picture/picture'
import type { Article } from '../needs/articles.ts'
import { useShopSlots } from '../shop-slots.ts'
import css from './article-cards.module.css'
import { BlockTitle } from './block-title.tsx'

/** Articles side by side: a picture, a title, a line, and how long it takes. */
export function ArticleCards({ articles }: { articles: readonly Article[] }) {
  const { hrefFor } = useShopSlots()

  return (
    <ul className={css.list}>
      {articles.map(({ path, title, text, image, minutes }) => (
        <li key={path}>
          <a className={css.article} href={hrefFor(path)}>
            <div className={css.picture}>
              {image ? (
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes="(width >= 768px) 31vw, (width >= 640px) 46vw, 100vw"
                  fit="cover"
                />
              ) : null}
            </div>
            <BlockTitle className={css.title}>{title}</BlockTitle>
            {text ? <p className={css.text}>{text}</p> : null}
            {minutes > 0 ? (
              <p className={css.minutes}>
                <Trans
                  id="article.minutes"
                  message="{minutes, plural, one {# Minute Lesezeit} other {# Minuten Lesezeit}}"
                  values={{ minutes }}
                />
              </p>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
