import { text } from '@shop/content/fields'
import { BlockButton } from '../block-button.tsx'
import { filledText, optionalAsset, optionalLink } from '../block-fields.ts'
import { BlockRoot } from '../block-root.tsx'
import { BlockTitle } from '../block-title.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './hero-banner.module.css'

export const heroBannerFields = {
  headline: filledText,
  text,
  linkLabel: text,
  link: optionalLink,
  image: optionalAsset,
}

/** A scene with its headline. The one that opens the page brings the page's title, and its picture loads first. */
export const heroBanner = defineBlock({
  name: 'hero_banner',
  fields: heroBannerFields,
  pageTitle: ({ headline }) => headline,
  Component: ({ fields, isFirst, opensPage }) => (
    <BlockRoot className={css.hero} data-bare={fields.image === null || undefined}>
      {fields.image ? (
        <div className={css.picture}>
          <ContentPicture asset={fields.image} sizes="100vw" isEager={isFirst} />
        </div>
      ) : null}
      <div className={css.words}>
        <BlockTitle className={css.headline} isPageTitle={opensPage}>
          {fields.headline}
        </BlockTitle>
        {fields.text ? <p className={css.text}>{fields.text}</p> : null}
        {fields.link && fields.linkLabel ? (
          <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton>
        ) : null}
      </div>
    </BlockRoot>
  ),
})
