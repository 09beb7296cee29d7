import { asset, text } from '@shop/content/fields'
import { BlockButton } from '../block-button.tsx'
import { filledText, optionalLink } from '../block-fields.ts'
import { ContentPicture } from '../content-picture.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './hero-banner.module.css'

/** A scene with its headline. The one that opens the page brings the page's title, and its picture loads first. */
export const heroBanner = defineBlock({
  name: 'hero_banner',
  fields: { headline: filledText, text, linkLabel: text, link: optionalLink, image: asset },
  Component: ({ fields, isFirst }) => (
    <div className={css.hero}>
      <div className={css.picture}>
        <ContentPicture asset={fields.image} sizes="100vw" isEager={isFirst} />
      </div>
      <div className={css.words}>
        {isFirst ? (
          <h1 className={css.headline}>{fields.headline}</h1>
        ) : (
          <h2 className={css.headline}>{fields.headline}</h2>
        )}
        {fields.text ? <p className={css.text}>{fields.text}</p> : null}
        {fields.link && fields.linkLabel ? (
          <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton>
        ) : null}
      </div>
    </div>
  ),
})
