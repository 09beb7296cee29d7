import { Trans, useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { useBlockPlace } from '../block-place.ts'
import { defineBlock } from '../define-block.tsx'
import { option } from '../fields/block-fields.ts'
import { pageHeadings } from '../page-headings/page-headings.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './table-of-contents.module.css'

export const tableOfContentsFields = {
  headline: text,
  width: option(['page', 'reading'], 'reading'),
}
type TableOfContentsProps = {
  fields: v.InferOutput<v.ObjectSchema<typeof tableOfContentsFields, undefined>>
}

/** A page with a single heading needs no list of them. */
const FEWEST_HEADINGS = 2

/** The headings of the page, each the way to its place. It is made from the page itself, so it is never out of date. */
function TableOfContents({ fields }: TableOfContentsProps) {
  const { i18n } = useLingui()
  const { page } = useBlockPlace()
  const headings = pageHeadings(page)
  if (headings.length < FEWEST_HEADINGS) return null

  return (
    <BlockSection
      as="nav"
      gap="flow"
      width={fields.width}
      label={fields.headline || i18n.t({ id: 'contents.title', message: 'Inhalt' })}
    >
      <div className={css.box}>
        <p className={css.title}>{fields.headline || <Trans id="contents.title" message="Inhalt" />}</p>
        <ol className={css.list}>
          {headings.map(({ words, anchor, isBelow }) => (
            <li key={anchor} data-below={isBelow || undefined}>
              <a href={`#${anchor}`}>{words}</a>
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  )
}

export const tableOfContents = defineBlock({
  name: 'table_of_contents',
  fields: tableOfContentsFields,
  Component: TableOfContents,
})
