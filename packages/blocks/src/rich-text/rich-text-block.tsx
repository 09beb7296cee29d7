import { richText } from '@shop/content/fields'
import { defineBlock } from '../define-block.tsx'
import { option } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { ContentText } from '../parts/content-text.tsx'

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
