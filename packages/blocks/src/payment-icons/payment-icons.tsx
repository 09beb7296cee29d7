import { text } from '@shop/content/fields'
import { WordmarkChip } from '@shop/ui/footer/wordmark-chip'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, rows } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './payment-icons.module.css'

export const paymentIconsFields = {
  headline: text,
  lead: text,
  methods: rows({ name: filledText }),
  align: option(['start', 'center'], 'start'),
  width: option(['page', 'reading'], 'page'),
}

/** How one can pay, as plain marks of our own. */
export const paymentIcons = defineBlock({
  name: 'payment_icons',
  fields: paymentIconsFields,
  Component: ({ fields }) =>
    fields.methods.length > 0 ? (
      <BlockSection
        title={fields.headline}
        lead={fields.lead}
        width={fields.width}
        gap={fields.headline ? 'section' : 'flow'}
      >
        <ul className={css.list} data-align={fields.align}>
          {fields.methods.map((method) => (
            <li key={method._uid}>
              <WordmarkChip>{method.name}</WordmarkChip>
            </li>
          ))}
        </ul>
      </BlockSection>
    ) : null,
})
