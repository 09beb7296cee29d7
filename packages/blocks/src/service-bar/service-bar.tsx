import { useBlockPage } from '../block-page.ts'
import { defineBlock } from '../define-block.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { type ServiceBarFields, serviceBarFields, serviceBarProblems } from './service-bar-fields.ts'

export { serviceBarFields } from './service-bar-fields.ts'

/** The promises as they are written, for who edits them: the bar itself is drawn by the frame of every page. */
function ServiceBar({ fields }: { fields: ServiceBarFields }) {
  const { isDraft } = useBlockPage()
  if (!isDraft) return null
  return (
    <BlockSection gap="flow">
      <ul>
        {fields.notes.map(({ _uid, text, link }) => (
          <li key={_uid}>{link === null ? text : <BlockLink link={link}>{text}</BlockLink>}</li>
        ))}
      </ul>
    </BlockSection>
  )
}

export const serviceBar = defineBlock({
  name: 'service_bar',
  fields: serviceBarFields,
  check: serviceBarProblems,
  Component: ServiceBar,
})
