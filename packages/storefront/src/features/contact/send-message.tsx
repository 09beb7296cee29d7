import { Trans, useLingui } from '@lingui/react'
import { contactProblems } from '@shop/domain/form/contact-form'
import type { MessageFormField } from '@shop/ui/message-form/message-field'
import { MessageForm, messageFieldId } from '@shop/ui/message-form/message-form'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShop, useShopPath } from '../../shell/use-shop.ts'
import { useProblemForm } from '../problem-words/use-problem-form.ts'
import { sendContactMessageAtom } from './contact.atoms.ts'
import { messageOf, missingOf } from './message-of.ts'
import css from './send-message.module.css'

type SendMessageProps = {
  /** One word for each form of a page. */
  id: string
  /** What it is about; null where the form itself asks. */
  topic: string | null
  subject?: string
  fields: readonly MessageFormField[]
  submitLabel: string
  prefill?: Readonly<Record<string, string>> | null
  /** Shown in place of the form once the message has arrived. */
  sent: ReactNode
}

/** A form, the sending of what was typed, and the word that it has arrived. @see product §7 "Contact" */
export function SendMessage(props: SendMessageProps) {
  const { id, topic, subject = '', fields, submitLabel, prefill = null, sent } = props
  const { i18n } = useLingui()
  const { market } = useShop()
  const path = useShopPath()
  const send = useSetAtom(sendContactMessageAtom)
  const [isSent, setIsSent] = useState(false)
  const form = useProblemForm<string>({
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    fieldId: (name) => messageFieldId(id, name),
  })

  const onSubmit = async (values: Record<string, string>) => {
    const asked = fields.map((field) => ({ ...field, options: field.options.map(({ value }) => value) }))
    const message = messageOf({ topic: topic ?? values.topic ?? '', subject }, asked, values)
    const missing = topic === 'form' ? missingOf(asked, values) : []
    const answer = await form.submit([...missing, ...contactProblems(message, market)], () => send(message))
    if (answer !== null) setIsSent(true)
  }

  if (isSent) return <Sent>{sent}</Sent>
  return (
    <MessageForm
      id={id}
      fields={fields}
      submitLabel={submitLabel}
      prefill={prefill}
      onSubmit={(values) => void onSubmit(values)}
      problems={form.problems}
      summary={form.summary}
      attempt={form.attempt}
      isBusy={form.isBusy}
      note={
        <>
          <Trans
            id="contact.privacy"
            message="Die Angaben dienen nur der Antwort. Mehr steht unter <0>Datenschutz</0>."
            // biome-ignore lint/a11y/useAnchorContent: the words come with the message
            components={[<a key="privacy" href={path('/datenschutz/')} />]}
          />
          <noscript>
            {' '}
            {i18n.t({ id: 'contact.needsScript', message: 'Zum Absenden wird JavaScript gebraucht.' })}
          </noscript>
        </>
      }
    />
  )
}

function Sent({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <div ref={words} className={css.sent} tabIndex={-1} role="status">
      {children}
    </div>
  )
}
