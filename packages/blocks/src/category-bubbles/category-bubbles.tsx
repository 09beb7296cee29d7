import { asset, contentLink, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { filledText, rows } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import css from './category-bubbles.module.css'

export const categoryBubblesFields = {
  headline: text,
  bubbles: rows({ label: filledText, link: contentLink, image: asset }),
}

/** Categories as round pictures; a phone swipes through them. */
export const categoryBubbles = defineBlock({
  name: 'category_bubbles',
  fields: categoryBubblesFields,
  Component: ({ fields }) => (
    <BlockSection isRow title={fields.headline}>
      <ul className={css.list}>
        {fields.bubbles.map((bubble) => (
          <li key={bubble._uid}>
            <BlockLink link={bubble.link} className={css.bubble}>
              <div className={css.picture}>
                <ContentPicture asset={bubble.image} sizes="200px" isDecorative />
              </div>
              <span className={css.label}>{bubble.label}</span>
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  ),
})
