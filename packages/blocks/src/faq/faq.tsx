import { richText, text } from '@shop/content/fields'
import ChevronDown from 'lucide-react/icons/chevron-down'
import css from '../accordion/accordion.module.css'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, rows } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { ContentText } from '../parts/content-text.tsx'
import own from './faq.module.css'

export const faqFields = {
  headline: text,
  lead: text,
  questions: rows({ question: filledText, answer: richText }),
  width: option(['page', 'reading'], 'page'),
}

/** Questions and answers, marked so that search engines know them as such. */
export const faq = defineBlock({
  name: 'faq',
  fields: faqFields,
  Component: ({ fields }) =>
    fields.questions.length > 0 ? (
      <BlockSection width={fields.width} title={fields.headline} lead={fields.lead}>
        <div className={`${css.list} ${own.list}`} itemScope itemType="https://schema.org/FAQPage">
          {fields.questions.map(({ _uid, question, answer }) => (
            <details
              key={_uid}
              className={css.entry}
              itemScope
              itemProp="mainEntity"
              itemType="https://schema.org/Question"
            >
              <summary>
                <span itemProp="name">{question}</span>
                <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
              </summary>
              <div
                className={css.body}
                itemScope
                itemProp="acceptedAnswer"
                itemType="https://schema.org/Answer"
              >
                <div itemProp="text">
                  <ContentText document={answer} />
                </div>
              </div>
            </details>
          ))}
        </div>
      </BlockSection>
    ) : null,
})
