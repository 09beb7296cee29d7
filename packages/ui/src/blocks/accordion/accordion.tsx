import { richText, text } from '@shop/content/fields'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Section } from '../../layout/section.tsx'
import { filledText, rows } from '../block-fields.ts'
import { ContentText } from '../content-text.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './accordion.module.css'

/** Questions and answers that unfold. */
export const accordion = defineBlock({
  name: 'accordion',
  fields: { headline: text, entries: rows({ headline: filledText, text: richText }) },
  Component: ({ fields }) => (
    <Section title={fields.headline}>
      {fields.entries.map((entry) => (
        <details key={entry._uid} className={css.entry}>
          <summary>
            {entry.headline}
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
          </summary>
          <div className={css.body}>
            <ContentText document={entry.text} topLevel={3} />
          </div>
        </details>
      ))}
    </Section>
  ),
})
