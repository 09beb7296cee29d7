import { text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { filledText, optionalAsset, optionalLink } from '../fields/block-fields.ts'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockRoot } from '../parts/block-root.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './hero-banner.module.css'

export const heroBannerFields = {
  headline: filledText,
  text,
  linkLabel: text,
  link: optionalLink,
  image: optionalAsset,
}

/**
 * A phone shows a scene of 16 to 9 in 4 to 5: the picture itself is 2.22 times as wide as the screen. A little less is
 * asked for, so that a screen of 720 px takes the picture of 1,600 px and not the next.
 */
const SCENE_SIZES = '(width < 768px) 220vw, 100vw'

/** A scene with its headline. The one that opens the page brings the page's title, and its picture loads first. */
export const heroBanner = defineBlock({
  name: 'hero_banner',
  fields: heroBannerFields,
  pageTitle: ({ headline }) => headline,
  Component: ({ fields, isFirst, opensPage }) => (
    <BlockRoot className={css.hero} data-bare={fields.image === null || undefined}>
      {fields.image ? (
        <div className={css.picture}>
          <ContentPicture asset={fields.image} sizes={SCENE_SIZES} isEager={isFirst} />
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
