import { defineBlock } from '../define-block.tsx'
import { filledText, option } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './text.module.css'

export const textFields = {
  text: filledText,
  size: option(['s', 'm', 'l', 'lead'], 'm'),
  align: option(['start', 'center'], 'start'),
  width: option(['page', 'reading'], 'reading'),
}

/** Plain words without marks; an empty line begins a new paragraph. */
export const textBlock = defineBlock({
  name: 'text',
  fields: textFields,
  Component: ({ fields }) => (
    <BlockSection gap="flow" width={fields.width}>
      <div className={css.text} data-size={fields.size} data-align={fields.align}>
        {fields.text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>{paragraph.trim()}</p>
        ))}
      </div>
    </BlockSection>
  ),
})
