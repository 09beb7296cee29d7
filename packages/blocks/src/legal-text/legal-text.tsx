import { Trans } from '@lingui/react'
import { richText, text } from '@shop/content/fields'
import { PrintButton } from '@shop/ui/legal-document/print-button'
import { useShopFormat } from '@shop/ui/shop-format'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { BelowTitle } from '../parts/below-title.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { ContentText } from '../parts/content-text.tsx'
import { writtenDay } from '../parts/written-day.ts'
import css from './legal-text.module.css'

export const legalTextFields = {
  headline: text,
  text: richText,
  /** `2026-11-21` or an instant; a date that is none is left out. */
  updatedAt: v.pipe(text, v.transform(writtenDay)),
}
type LegalTextProps = {
  fields: v.InferOutput<v.ObjectSchema<typeof legalTextFields, undefined>>
  opensPage: boolean
}

/** Terms, privacy and the like: plain to read, to print and to link to, made of marks and not of HTML. */
function LegalText({ fields, opensPage }: LegalTextProps) {
  const { date } = useShopFormat()
  const body = <ContentText document={fields.text} />

  return (
    <BlockSection as="article" width="reading">
      <div className={css.text}>
        {fields.headline ? (
          <BlockTitle className={css.headline} isPageTitle={opensPage}>
            {fields.headline}
          </BlockTitle>
        ) : null}
        {fields.updatedAt ? (
          <div className={css.date}>
            <p>
              <Trans id="legal.updated" message="Stand: {date}" values={{ date: date(fields.updatedAt) }} />
            </p>
            <PrintButton />
          </div>
        ) : null}
        {fields.headline && !opensPage ? <BelowTitle>{body}</BelowTitle> : body}
      </div>
    </BlockSection>
  )
}

export const legalText = defineBlock({
  name: 'legal_text',
  fields: legalTextFields,
  pageTitle: ({ headline }) => headline,
  Component: LegalText,
})
