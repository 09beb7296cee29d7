import { richText } from '@shop/content/fields'
import { option } from '../block-fields.ts'
import { BlockSection } from '../block-section.tsx'
import { ContentText } from '../content-text.tsx'
import { defineBlock } from '../define-block.tsx'

export const richTextFields = { text: richText, width: option(['reading', 'page'], 'reading') }

/** Running text at the text measure. */
export const richTextBlock = defineBlock({
  name: 'rich_text',
  fields: richTextFields,
  Component: ({ fields }) => (
    <BlockSection gap="flow" width={fields.width}>
      <ContentText document={fields.text} />
    </BlockSection>
  ),
})
