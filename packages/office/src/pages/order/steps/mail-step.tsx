import { useLingui } from '@lingui/react'
import { resendMail } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { Choice } from '../../../parts/choice.tsx'
import { resentMailName } from '../../../words/names/mail-name.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** Sends a mail of the order once more. */
export function MailStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const [kind, setKind] = useState(order.resendable[0])
  return (
    <StepForm
      command={resendMail}
      input={kind ? { number: order.number, kind } : null}
      order={order}
      button={i18n.t({ id: 'mail.send', message: 'Send again' })}
      onDone={onDone}
    >
      {kind ? (
        <Choice
          label={i18n.t({ id: 'mail.which', message: 'Which mail' })}
          options={order.resendable.map((key) => ({ key, name: resentMailName(key, i18n) }))}
          value={kind}
          onChange={setKind}
        />
      ) : (
        <p>{i18n.t({ id: 'mail.none', message: 'No mail of this order can be sent again.' })}</p>
      )}
    </StepForm>
  )
}
