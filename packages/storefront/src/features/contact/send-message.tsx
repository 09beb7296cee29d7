import { Trans, useLingui } from '@lingui/react'
import { contactProblems } from '@shop/domain/contact/contact-form'
import { useForm } from '@shop/ui/form/use-form.ts'
import type { MessageFormField } from '@shop/ui/message-form/message-field'
import { MessageForm } from '@shop/ui/message-form/message-form'
import { MessageSent } from '@shop/ui/message-form/message-sent'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { usePageHref, useShop } from '../../use-shop.ts'
import { messageFormOptions } from '../problem-words/message-form-options.ts'
import { sendContactMessageAtom } from './contact.atoms.ts'
import { messageOf, missingOf } from './message-of.ts'

type SendMessageProps = {
  /** One word for each form of a page. */
  id: string
  /** What it is about; null where the form itself asks. */
  topic: string | null
  subject?: string
  fields: readonly MessageFormField[]
  submitLabel: string
  prefill?: Readonly<Record<string, string>> | null
  /** Called with every change, and with null once it is sent. */
  onDraft?: (values: Record<string, string> | null) => void
  /** Shown in place of the form once the message has arrived. */
  sent: ReactNode
}

/** A form, the sending of what was typed, and the word that it has arrived. @see product §7 "Contact" */
export function SendMessage(props: SendMessageProps) {
  const { id, topic, subject = '', fields, submitLabel, prefill = null, onDraft, sent } = props
  const { i18n } = useLingui()
  const { market } = useShop()
  const pageHref = usePageHref()
  const sendMessage = useSetAtom(sendContactMessageAtom)
  const [isSent, setIsSent] = useState(false)
  const asked = fields.map((field) => ({ ...field, options: field.options.map(({ value }) => value) }))
  const message = (values: Record<string, string>) =>
    messageOf({ topic: topic ?? values.topic ?? '', subject }, asked, values)
  const form = useForm({
    ...messageFormOptions(id, fields),
    rules: (values) => [
      ...(topic === 'form' ? missingOf(asked, values) : []),
      ...contactProblems(message(values), market),
    ],
    send: (values) => sendMessage(message(values)),
    onChange: (values) => onDraft?.(values),
    onSent: () => {
      onDraft?.(null)
      setIsSent(true)
    },
  })

  if (isSent) return <MessageSent>{sent}</MessageSent>
  return (
    <MessageForm
      {...form}
      id={id}
      fields={fields}
      submitLabel={submitLabel}
      prefill={prefill}
      onSubmit={(values) => void form.submit(values)}
      note={
        <>
          <Trans
            id="contact.privacy"
            message="Ihre Angaben nutzen wir nur für die Antwort. Mehr lesen Sie unter <0>Datenschutz</0>."
            // biome-ignore lint/a11y/useAnchorContent: the words come with the message
            components={[<a key="privacy" href={pageHref('privacy')} />]}
          />
          <noscript>
            {' '}
            {i18n.t({ id: 'contact.needsScript', message: 'Zum Absenden brauchen Sie JavaScript.' })}
          </noscript>
        </>
      }
    />
  )
}
