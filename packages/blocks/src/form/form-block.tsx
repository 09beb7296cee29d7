import { useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { useShopSlots } from '../shop-slots.ts'
import css from './form-block.module.css'
import { askedFields, formFields } from './form-fields.ts'

export const formBlockFields = {
  headline: filledText,
  text,
  fields: formFields,
  submitLabel: text,
  successTitle: text,
  successText: text,
}
type Fields = v.InferOutput<v.ObjectSchema<typeof formBlockFields, undefined>>

/** A form that editors make; what is typed goes to customer service. Nothing where nothing can be sent. */
function FormBlock({ fields, uid }: { fields: Fields; uid: string }) {
  const { i18n } = useLingui()
  const { form: sender } = useShopSlots().parts
  if (!sender || fields.fields.length === 0) return null

  return (
    <BlockSection title={fields.headline} lead={fields.text}>
      <div className={css.form}>
        <sender.Part
          form={{
            id: `form-${uid}`,
            name: fields.headline,
            fields: askedFields(fields.fields, i18n),
            submitLabel: fields.submitLabel || i18n.t({ id: 'form.send', message: 'Absenden' }),
            successTitle:
              fields.successTitle ||
              i18n.t({ id: 'contact.sentTitle', message: 'Ihre Nachricht ist angekommen' }),
            successText: fields.successText,
          }}
        />
      </div>
    </BlockSection>
  )
}

export const form = defineBlock({
  name: 'form',
  parts: ['form'],
  fields: formBlockFields,
  Component: FormBlock,
})
