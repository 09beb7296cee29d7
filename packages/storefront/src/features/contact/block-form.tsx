import type { BlockForm } from '@shop/blocks/shop-parts.ts'
import { SendMessage } from './send-message.tsx'

/** A form of editors: what is typed goes to customer service under the form's name. */
export function BlockFormSender({ form }: { form: BlockForm }) {
  const { id, name, fields, submitLabel, successTitle, successText } = form

  return (
    <SendMessage
      id={id}
      topic="form"
      subject={name}
      fields={fields}
      submitLabel={submitLabel}
      sent={
        <>
          <p>
            <strong>{successTitle}</strong>
          </p>
          {successText ? <p>{successText}</p> : null}
        </>
      }
    />
  )
}
