import { richText, text } from '@shop/content/fields'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { BlockList } from '../block-list.tsx'
import { defineBlock } from '../define-block.tsx'
import { filledText, flag, nestedBlocks, option, rows } from '../fields/block-fields.ts'
import { BelowTitle } from '../parts/below-title.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { ContentText } from '../parts/content-text.tsx'
import css from './accordion.module.css'

export const accordionFields = {
  headline: text,
  entries: rows({ headline: filledText, text: richText, body: nestedBlocks }),
  isFirstOpen: flag(false),
  /** Opening one closes the others. */
  isExclusive: flag(false),
  width: option(['page', 'reading'], 'page'),
}

/** Parts that unfold, one below the other: the browser's own, so that they open without JavaScript and are found by search. */
export const accordion = defineBlock({
  name: 'accordion',
  fields: accordionFields,
  Component: ({ fields, uid }) =>
    fields.entries.length > 0 ? (
      <BlockSection title={fields.headline} width={fields.width}>
        <div className={css.list}>
          {fields.entries.map((entry, index) => (
            <details
              key={entry._uid}
              className={css.entry}
              name={fields.isExclusive ? `accordion-${uid}` : undefined}
              open={fields.isFirstOpen && index === 0}
            >
              <summary>
                {entry.headline}
                <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
              </summary>
              <div className={css.body}>
                <BelowTitle>
                  <ContentText document={entry.text} />
                  <BlockList blocks={entry.body} field={`entries[${index}].body`} isInside />
                </BelowTitle>
              </div>
            </details>
          ))}
        </div>
      </BlockSection>
    ) : null,
})
