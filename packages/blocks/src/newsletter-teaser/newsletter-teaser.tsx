import { text } from '@shop/content/fields'
import { defineBlock } from '../define-block.tsx'
import { filledText } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { useShopSlots } from '../shop-slots.ts'
import css from './newsletter-teaser.module.css'

type Fields = { headline: string; text: string }

/** An invitation to the newsletter; nothing where the shop brings no form. */
function NewsletterTeaser({ fields }: { fields: Fields }) {
  const { newsletter } = useShopSlots().parts
  if (!newsletter) return null

  return (
    <BlockSection title={fields.headline} lead={fields.text} tone="surface">
      <div className={css.form}>
        <newsletter.Part />
      </div>
    </BlockSection>
  )
}

export const newsletterTeaserFields = { headline: filledText, text }

export const newsletterTeaser = defineBlock({
  name: 'newsletter_teaser',
  aliases: ['newsletter'],
  parts: ['newsletter'],
  fields: newsletterTeaserFields,
  Component: NewsletterTeaser,
})
