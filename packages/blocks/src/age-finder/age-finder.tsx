import { contentLink } from '@shop/content/fields'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, rows } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './age-finder.module.css'

export const ageFinderFields = {
  headline: filledText,
  ages: rows({ label: filledText, link: contentLink }),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof ageFinderFields, undefined>>

function AgeFinder({ fields }: { fields: Fields }) {
  return (
    <BlockSection as="nav" label={fields.headline}>
      <div className={css.finder}>
        <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
        <ul className={css.list}>
          {fields.ages.map((age) => (
            <li key={age._uid}>
              <BlockLink link={age.link} className={css.age}>
                {age.label}
              </BlockLink>
            </li>
          ))}
        </ul>
      </div>
    </BlockSection>
  )
}

/** Leads to what fits an age. */
export const ageFinder = defineBlock({
  name: 'age_finder',
  fields: ageFinderFields,
  Component: AgeFinder,
})
