import { asset, contentLink, text } from '@shop/content/fields'
import type * as v from 'valibot'
import { useBlockSurroundings } from '../block-context.ts'
import { filledText } from '../block-fields.ts'
import { BlockLink } from '../block-link.tsx'
import { BlockPart } from '../block-part.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './navigation-teaser.module.css'

export const navigationTeaserFields = { headline: filledText, text, link: contentLink, image: asset }
type Fields = v.InferOutput<v.ObjectSchema<typeof navigationTeaserFields, undefined>>

/** A picture beside the entries of the menu. How large it is belongs to the shop. @see spec §9 "Navigation teaser size" */
function NavigationTeaser({ fields }: { fields: Fields }) {
  const { navigationTeaserSize } = useBlockSurroundings()

  return (
    <BlockPart className={css.place} style={{ '--side': `${navigationTeaserSize}px` }}>
      <BlockLink link={fields.link} className={css.teaser}>
        <span className={css.picture}>
          <ContentPicture asset={fields.image} sizes={`${navigationTeaserSize}px`} isDecorative />
        </span>
        <span className={css.headline}>{fields.headline}</span>
        {fields.text ? <span className={css.text}>{fields.text}</span> : null}
      </BlockLink>
    </BlockPart>
  )
}

export const navigationTeaser = defineBlock({
  name: 'navigation_teaser',
  fields: navigationTeaserFields,
  Component: NavigationTeaser,
})
