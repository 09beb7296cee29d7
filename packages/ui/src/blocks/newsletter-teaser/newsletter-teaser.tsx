import { text } from '@shop/content/fields'
import { useBlockSurroundings } from '../block-context.ts'
import { filledText } from '../block-fields.ts'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './newsletter-teaser.module.css'

type Fields = { headline: string; text: string }

/** An invitation to the newsletter; nothing where the shop brings no form. */
function NewsletterTeaser({ fields }: { fields: Fields }) {
  const { newsletterForm } = useBlockSurroundings()
  if (!newsletterForm) return null

  return (
    <BlockSection title={fields.headline} lead={fields.text} tone="surface">
      <div className={css.form}>{newsletterForm}</div>
    </BlockSection>
  )
}

export const newsletterTeaserFields = { headline: filledText, text }

export const newsletterTeaser = defineBlock({
  name: 'newsletter_teaser',
  aliases: ['newsletter'],
  fields: newsletterTeaserFields,
  Component: NewsletterTeaser,
})
