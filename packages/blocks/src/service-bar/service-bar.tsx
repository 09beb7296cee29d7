import { defineBlock } from '../define-block.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { serviceBarFields, serviceBarProblems } from './service-bar-fields.ts'

export { serviceBarFields } from './service-bar-fields.ts'

/** The bar above the header, as its draft shows it: the bar itself is drawn by the frame of every page. */
export const serviceBar = defineBlock({
  name: 'service_bar',
  fields: serviceBarFields,
  check: serviceBarProblems,
  Component: ({ fields }) => (
    <BlockSection gap="flow">
      <ul>
        {fields.notes.map(({ _uid, text, link }) => (
          <li key={_uid}>{link === null ? text : <BlockLink link={link}>{text}</BlockLink>}</li>
        ))}
      </ul>
    </BlockSection>
  ),
})
