import { text } from '@shop/content/fields'
import { ContactCard, type ContactFacts } from '@shop/ui/contact-card/contact-card'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { flag, optionalLink } from '../fields/block-fields.ts'
import { fact } from '../needs/shop-facts.ts'
import { BlockMore } from '../parts/block-more.tsx'
import { BlockSection } from '../parts/block-section.tsx'

export const contactFields = {
  headline: text,
  text,
  showsAddress: flag(true),
  link: optionalLink,
  linkLabel: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof contactFields, undefined>>
type ContactProps = { fields: Fields; data: { contact: ContactFacts | null } }

/** How the shop can be reached. The numbers are the shop's own, editors cannot get them wrong. */
function Contact({ fields, data: { contact } }: ContactProps) {
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

export const contact = defineBlock({
  name: 'contact',
  fields: contactFields,
  needs: () => ({ contact: fact('contact') }),
  Component: Contact,
})
