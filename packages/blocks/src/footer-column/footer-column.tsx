import { defineBlock } from '../define-block.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { footerColumnFields, footerColumnProblems } from './footer-column-fields.ts'

export { footerColumnFields } from './footer-column-fields.ts'

/** A column of the footer, as its draft shows it: the footer itself is drawn by the frame of every page. */
export const footerColumn = defineBlock({
  name: 'footer_column',
  fields: footerColumnFields,
  check: footerColumnProblems,
  Component: ({ fields }) => (
    <BlockSection title={fields.title} lead={fields.text || null} gap="flow">
      <ul>
        {fields.links.map((one) => (
          <li key={one._uid}>
            <BlockLink link={one.link}>{one.label}</BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  ),
})
