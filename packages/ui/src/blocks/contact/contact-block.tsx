import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { ContactCard } from '../../contact-card/contact-card.tsx'
import { useBlockSurroundings } from '../block-context.ts'
import { flag, optionalLink } from '../block-fields.ts'
import { BlockMore } from '../block-more.tsx'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'

export const contactFields = {
  headline: text,
  text,
  showsAddress: flag(true),
  link: optionalLink,
  linkLabel: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof contactFields, undefined>>

/** How the shop can be reached. The numbers are the shop's own, editors cannot get them wrong. */
function Contact({ fields }: { fields: Fields }) {
  const { contact } = useBlockSurroundings()
  if (contact === null) return null

  return (
    <BlockSection
      title={fields.headline}
      lead={fields.text}
      tone="surface"
      aside={<BlockMore link={fields.link}>{fields.linkLabel}</BlockMore>}
    >
      <ContactCard facts={contact} showsAddress={fields.showsAddress} />
    </BlockSection>
  )
}

export const contact = defineBlock({ name: 'contact', fields: contactFields, Component: Contact })
