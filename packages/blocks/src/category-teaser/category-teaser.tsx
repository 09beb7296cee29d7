import { asset, contentLink, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { filledText, rows } from '../fields/block-fields.ts'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './category-teaser.module.css'

export const categoryTeaserFields = {
  headline: filledText,
  text,
  image: asset,
  link: contentLink,
  linkLabel: text,
  subcategories: rows({ label: filledText, link: contentLink }),
}

/** A category with its scene, a line about it, and the ways to its parts. */
export const categoryTeaser = defineBlock({
  name: 'category_teaser',
  fields: categoryTeaserFields,
  Component: ({ fields }) => (
    <BlockSection>
      <div className={css.teaser}>
        <BlockLink link={fields.link} className={css.picture}>
          <ContentPicture asset={fields.image} sizes="(width >= 768px) 58vw, 100vw" />
        </BlockLink>
        <div className={css.words}>
          <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
          {fields.text ? <p className={css.text}>{fields.text}</p> : null}
          {fields.subcategories.length > 0 ? (
            <ul className={css.list}>
              {fields.subcategories.map((one) => (
                <li key={one._uid}>
                  <BlockLink link={one.link} className={css.chip}>
                    {one.label}
                  </BlockLink>
                </li>
              ))}
            </ul>
          ) : null}
          {fields.linkLabel ? <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton> : null}
        </div>
      </div>
    </BlockSection>
  ),
})
