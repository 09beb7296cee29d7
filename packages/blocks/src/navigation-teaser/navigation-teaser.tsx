import { ContentPicture } from '@shop/ui/picture/content-picture'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { fact } from '../needs/shop-facts.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockPart } from '../parts/block-part.tsx'
import css from './navigation-teaser.module.css'
import { navigationTeaserFields } from './navigation-teaser-fields.ts'

export { navigationTeaserFields }

type Fields = v.InferOutput<v.ObjectSchema<typeof navigationTeaserFields, undefined>>

/** A picture beside the entries of the menu. How large it is belongs to the shop. @see spec §9 "Navigation teaser size" */
function NavigationTeaser({ fields, data: { size } }: { fields: Fields; data: { size: number } }) {
  return (
    <BlockPart className={css.place} style={{ '--side': `${size}px` }}>
      <BlockLink link={fields.link} className={css.teaser}>
        <span className={css.picture}>
          <ContentPicture asset={fields.image} sizes={`${size}px`} isDecorative />
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
  needs: () => ({ size: fact('navigationTeaserSize') }),
  Component: NavigationTeaser,
})
