import { type TeaserFields, teaserFields } from '../block-fields.ts'
import { BlockLink } from '../block-link.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './teaser.module.css'

type TeaserProps = {
  fields: TeaserFields
  /** `fill`: as high as its neighbour in a grid. */
  shape?: 'plain' | 'wide' | 'fill'
  /** `sizes` of the picture. */
  sizes?: string
}

/** A picture that leads somewhere, with a line above its headline. */
export function Teaser({ fields, shape = 'plain', sizes = '(width >= 768px) 50vw, 100vw' }: TeaserProps) {
  return (
    <BlockLink link={fields.link} className={css.teaser}>
      <div data-shape={shape}>
        <div className={css.picture}>
          <ContentPicture asset={fields.image} sizes={sizes} isDecorative />
        </div>
      </div>
      {fields.text ? <p className={css.text}>{fields.text}</p> : null}
      <h3 className={css.headline}>{fields.headline}</h3>
    </BlockLink>
  )
}

export const teaser = defineBlock({ name: 'teaser', fields: teaserFields, Component: Teaser })
