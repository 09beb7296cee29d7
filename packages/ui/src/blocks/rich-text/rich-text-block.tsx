import { richText } from '@shop/content/fields'
import { PageWidth } from '../../layout/page-width.tsx'
import sectionCss from '../../layout/section.module.css'
import { ContentText } from '../content-text.tsx'
import { defineBlock } from '../define-block.tsx'

/** Running text at the text measure. */
export const richTextBlock = defineBlock({
  name: 'rich_text',
  fields: { text: richText },
  Component: ({ fields }) => (
    <div className={sectionCss.section}>
      <PageWidth size="reading">
        <ContentText document={fields.text} />
      </PageWidth>
    </div>
  ),
})
