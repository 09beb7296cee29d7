import { text } from '@shop/content/fields'
import { useBlockPlace } from '../block-place.ts'
import { defineBlock } from '../define-block.tsx'
import { filledText, option } from '../fields/block-fields.ts'
import { blockAnchors } from '../page-headings/page-headings.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './headline.module.css'

export const headlineFields = {
  headline: filledText,
  kicker: text,
  lead: text,
  size: option(['s', 'm', 'l', 'xl'], 'l'),
  align: option(['start', 'center'], 'start'),
  width: option(['reading', 'page'], 'reading'),
}

/** The title as a place that links lead to. */
function Title(props: { isPageTitle: boolean; children: string }) {
  const { page, uid } = useBlockPlace()
  const [anchor] = blockAnchors(page, uid)
  return <BlockTitle className={css.headline} {...(anchor ? { id: anchor } : {})} {...props} />
}

/** A title that opens a part of the page, or the page itself. */
export const headline = defineBlock({
  name: 'headline',
  fields: headlineFields,
  pageTitle: ({ headline: words }) => words,
  Component: ({ fields, opensPage }) => (
    <BlockSection gap="flow" width={fields.width}>
      <div className={css.head} data-align={fields.align} data-opening={opensPage || undefined}>
        {fields.kicker ? <p className={css.kicker}>{fields.kicker}</p> : null}
        <div data-size={fields.size}>
          <Title isPageTitle={opensPage}>{fields.headline}</Title>
        </div>
        {fields.lead ? <p className={css.lead}>{fields.lead}</p> : null}
      </div>
    </BlockSection>
  ),
})
