import { text } from '@shop/content/fields'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import type * as v from 'valibot'
import { useBlockPlace } from '../block-place.ts'
import { defineBlock } from '../define-block.tsx'
import { filledText, flag, optionalAsset, optionalLink } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockRoot } from '../parts/block-root.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './teaser.module.css'

export const teaserFields = {
  headline: filledText,
  text,
  link: optionalLink,
  image: optionalAsset,
  /** The words stand on the picture instead of below it. */
  isOnPicture: flag(false),
}
export type TeaserFields = v.InferOutput<v.ObjectSchema<typeof teaserFields, undefined>>

type TeaserProps = {
  fields: TeaserFields
  /** `fill`: as high as its neighbour in a grid. */
  shape?: 'plain' | 'wide' | 'fill'
  /** `sizes` of the picture. */
  sizes?: string
}

/** A picture that leads somewhere, with a line above its headline. Without a picture its words stand alone. */
export function Teaser({ fields, shape = 'plain', sizes = '(width >= 768px) 50vw, 100vw' }: TeaserProps) {
  const { headline, text: line, link, image, isOnPicture } = fields
  const content = (
    <>
      {image ? (
        <div data-shape={shape}>
          <div className={css.picture}>
            <ContentPicture asset={image} sizes={sizes} isDecorative />
          </div>
        </div>
      ) : null}
      <div className={css.words}>
        {line ? <p className={css.text}>{line}</p> : null}
        <BlockTitle className={css.headline}>{headline}</BlockTitle>
      </div>
    </>
  )
  const look = isOnPicture && image !== null ? 'on-picture' : undefined
  return link ? (
    <div data-look={look} className={css.place}>
      <BlockLink link={link} className={css.teaser}>
        {content}
      </BlockLink>
    </div>
  ) : (
    <div data-look={look} className={css.place}>
      <div className={css.teaser}>{content}</div>
    </div>
  )
}

function TeaserBlock({ fields }: { fields: TeaserFields }) {
  const { frame } = useBlockPlace()
  const drawn = <Teaser fields={fields} shape={frame === 'page' ? 'wide' : 'plain'} />
  return (
    <BlockRoot className={frame === 'page' ? css.alone : undefined}>
      {frame === 'page' ? <PageWidth>{drawn}</PageWidth> : drawn}
    </BlockRoot>
  )
}

export const teaser = defineBlock({ name: 'teaser', fields: teaserFields, Component: TeaserBlock })
