import { text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { useBlockPlace } from '../block-place.ts'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset, optionalLink } from '../fields/block-fields.ts'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockRoot } from '../parts/block-root.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './image-banner.module.css'

/** A low banner on a wide screen would be a strip of its picture: it keeps to the width of the page, in px. */
const LOW_WIDTH = 1440

export const imageBannerFields = {
  headline: filledText,
  kicker: text,
  text,
  linkLabel: text,
  link: optionalLink,
  image: optionalAsset,
  height: option(['s', 'm', 'l'], 'm'),
  position: option(['start', 'center', 'end'], 'start'),
  tone: option(['paper', 'tint', 'accent'], 'paper'),
}

/** A wide picture with a plate of words on it: readable on every picture, and below it on a phone. */
export const imageBanner = defineBlock({
  name: 'image_banner',
  fields: imageBannerFields,
  pageTitle: ({ headline }) => headline,
  Component: ({ fields, isFirst, opensPage }) => {
    const { frame } = useBlockPlace()
    return (
      <BlockRoot
        as="section"
        className={css.banner}
        data-frame={frame}
        data-height={fields.height}
        data-position={fields.position}
        data-tone={fields.tone}
        data-first={isFirst || undefined}
        data-bare={fields.image === null || undefined}
        {...widthOf(fields.image?.width ?? null, fields.height)}
      >
        {fields.image ? (
          <div className={css.picture}>
            <ContentPicture asset={fields.image} sizes="100vw" isEager={isFirst} />
          </div>
        ) : null}
        <div className={css.plate}>
          {fields.kicker ? <p className={css.kicker}>{fields.kicker}</p> : null}
          <BlockTitle className={css.headline} isPageTitle={opensPage}>
            {fields.headline}
          </BlockTitle>
          {fields.text ? <p className={css.text}>{fields.text}</p> : null}
          {fields.link && fields.linkLabel ? (
            <BlockButton link={fields.link} kind={fields.tone === 'accent' ? 'secondary' : 'primary'}>
              {fields.linkLabel}
            </BlockButton>
          ) : null}
        </div>
      </BlockRoot>
    )
  },
})

/** The banner is no wider than its picture, which would be blurred. */
function widthOf(width: number | null, height: string): { style?: { '--most': string } } {
  if (!width) return {}
  return { style: { '--most': `${height === 's' ? Math.min(width, LOW_WIDTH) : width}px` } }
}
