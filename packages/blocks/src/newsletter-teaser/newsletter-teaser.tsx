import { text } from '@shop/content/fields'
import sectionCss from '@shop/ui/layout/section.module.css'
import { defineBlock } from '../define-block.tsx'
import { filledText } from '../fields/block-fields.ts'
import { BelowTitle } from '../parts/below-title.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { useShopSlots } from '../shop-slots.ts'
import css from './newsletter-teaser.module.css'

type Fields = { headline: string; text: string }

/** An invitation to the newsletter; nothing where the shop brings no form. */
function NewsletterTeaser({ fields }: { fields: Fields }) {
  const { newsletter } = useShopSlots().parts
  if (!newsletter) return null

  return (
    <BlockSection as="section" tone="surface">
      <div className={css.invitation}>
        <div>
          <BlockTitle className={sectionCss.title}>{fields.headline}</BlockTitle>
          {fields.text ? <p className={sectionCss.lead}>{fields.text}</p> : null}
        </div>
        <div className={css.form}>
          <BelowTitle>
            <newsletter.Part />
          </BelowTitle>
        </div>
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
