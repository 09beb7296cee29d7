import { asset, text } from '@shop/content/fields'
import { BlockButton } from '../block-button.tsx'
import { filledText, optionalLink } from '../block-fields.ts'
import { ContentPicture } from '../content-picture.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './hero-banner.module.css'

/** The scene a page opens with; its picture is the largest above the fold and loads first. */
export const heroBanner = defineBlock({
  name: 'hero_banner',
  fields: { headline: filledText, text, linkLabel: text, link: optionalLink, image: asset },
  Component: ({ fields }) => (
    <div className={css.hero}>
      <div className={css.picture}>
        <ContentPicture asset={fields.image} sizes="100vw" isEager />
      </div>
      <div className={css.words}>
        <h1 className={css.headline}>{fields.headline}</h1>
        {fields.text ? <p className={css.text}>{fields.text}</p> : null}
        {fields.link && fields.linkLabel ? (
          <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton>
        ) : null}
      </div>
    </div>
  ),
})
