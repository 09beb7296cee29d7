import { text } from '@shop/content/fields'
import { Section } from '../../layout/section.tsx'
import { useBlockSurroundings } from '../block-context.ts'
import { filledText } from '../block-fields.ts'
import { defineBlock } from '../define-block.tsx'

type Fields = { headline: string; text: string }

/** An invitation to the newsletter; nothing where the shop brings no form. */
function NewsletterTeaser({ fields }: { fields: Fields }) {
  const { newsletterForm } = useBlockSurroundings()
  if (!newsletterForm) return null

  return (
    <Section title={fields.headline} lead={fields.text} tone="surface">
      {newsletterForm}
    </Section>
  )
}

export const newsletterTeaser = defineBlock({
  name: 'newsletter_teaser',
  fields: { headline: filledText, text },
  Component: NewsletterTeaser,
})
