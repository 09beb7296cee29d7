import { contentLink } from '@shop/content/fields'
import { useId } from 'react'
import type * as v from 'valibot'
import { PageWidth } from '../../layout/page-width.tsx'
import sectionCss from '../../layout/section.module.css'
import { filledText, rows } from '../block-fields.ts'
import { BlockLink } from '../block-link.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './age-finder.module.css'

const fields = { headline: filledText, ages: rows({ label: filledText, link: contentLink }) }
type Fields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>

function AgeFinder({ fields }: { fields: Fields }) {
  const titleId = useId()

  return (
    <nav className={sectionCss.section} aria-labelledby={titleId}>
      <PageWidth>
        <div className={css.finder}>
          <h2 id={titleId} className={css.headline}>
            {fields.headline}
          </h2>
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
      </PageWidth>
    </nav>
  )
}

/** Leads to what fits an age. */
export const ageFinder = defineBlock({ name: 'age_finder', fields, Component: AgeFinder })
