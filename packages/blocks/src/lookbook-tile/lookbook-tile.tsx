import { asset, contentLink, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import type * as v from 'valibot'
import { useBlockPlace } from '../block-place.ts'
import { defineBlock } from '../define-block.tsx'
import { filledText } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockRoot } from '../parts/block-root.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { lookbookAfter } from './lookbook-place.ts'
import css from './lookbook-tile.module.css'

/** Two of four cards, two of three, and the whole row of a phone. */
const SIZES = '(width >= 1440px) 660px, (width >= 768px) 63vw, 94vw'

export const lookbookTileFields = {
  headline: filledText,
  text,
  link: contentLink,
  image: asset,
  after: lookbookAfter,
}

type Fields = v.InferOutput<v.ObjectSchema<typeof lookbookTileFields, undefined>>

/** A room among the products of a category: two cards wide, its picture and words on the lines of theirs. */
export const lookbookTile = defineBlock({
  name: 'lookbook_tile',
  fields: lookbookTileFields,
  Component: ({ fields }) => {
    const { frame } = useBlockPlace()
    const tile = <Tile {...fields} />
    return frame === 'inside' ? (
      <BlockRoot className={css.tile}>{tile}</BlockRoot>
    ) : (
      <BlockSection>
        <div className={css.tile}>{tile}</div>
      </BlockSection>
    )
  },
})

function Tile({ headline, text: words, link, image }: Fields) {
  return (
    <>
      <div className={css.picture}>
        <ContentPicture asset={image} sizes={SIZES} isDecorative />
      </div>
      <div className={css.words}>
        <BlockTitle className={css.headline}>
          <BlockLink link={link}>{headline}</BlockLink>
        </BlockTitle>
        {words ? <p className={css.text}>{words}</p> : null}
      </div>
    </>
  )
}
