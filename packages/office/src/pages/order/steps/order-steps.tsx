import { useLingui } from '@lingui/react'
import type { OrderStep, ShownOrder } from '@shop/api-client/office/order-commands'
import type { Right } from '@shop/domain/staff/rights'
import { useState } from 'react'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { AddressStep } from './address-step.tsx'
import { CancelStep } from './cancel-step.tsx'
import { MailStep } from './mail-step.tsx'
import { DeliverStep, NoteStep } from './note-step.tsx'
import { PaidStep } from './paid-step.tsx'
import { RefundStep } from './refund-step.tsx'
import { ShipStep } from './ship-step.tsx'
import styles from './step-form.module.css'
import type { StepProps } from './step-props.ts'

const STEPS: Record<OrderStep, { right: Right; form: (props: StepProps) => React.ReactNode }> = {
  ship: { right: 'orders.ship', form: ShipStep },
  deliver: { right: 'orders.ship', form: DeliverStep },
  paid: { right: 'orders.money', form: PaidStep },
  address: { right: 'orders.change', form: AddressStep },
  refund: { right: 'orders.money', form: RefundStep },
  cancel: { right: 'orders.change', form: CancelStep },
  mail: { right: 'mails.send', form: MailStep },
  note: { right: 'orders.note', form: NoteStep },
}

/** What can be done with the order now, by whoever looks at it. */
export function OrderSteps({ order }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [open, setOpen] = useState<OrderStep | null>(null)
  const steps = order.steps.filter((step) => may(STEPS[step].right))
  const names: Record<OrderStep, string> = {
    ship: i18n.t({ id: 'step.ship', message: 'Ship' }),
    deliver: i18n.t({ id: 'step.deliver', message: 'Mark as delivered' }),
    paid: i18n.t({ id: 'step.paid', message: 'Mark as paid' }),
    address: i18n.t({ id: 'step.address', message: 'Correct the address' }),
    refund: i18n.t({ id: 'step.refund', message: 'Refund' }),
    cancel: i18n.t({ id: 'step.cancel', message: 'Cancel items' }),
    mail: i18n.t({ id: 'step.mail', message: 'Send a mail again' }),
    note: i18n.t({ id: 'step.note', message: 'Note' }),
  }
  const Form = open === null ? null : STEPS[open].form

  return (
    <div className={styles.steps}>
      {steps.map((step, index) => (
        <Button
          key={step}
          look={index === 0 && step === 'ship' ? 'primary' : step === 'cancel' ? 'danger' : 'plain'}
          onPress={() => setOpen(step)}
        >
          {names[step]}
        </Button>
      ))}
      <Sheet title={open === null ? '' : names[open]} isOpen={open !== null} onClose={() => setOpen(null)}>
        {Form && <Form order={order} onDone={() => setOpen(null)} />}
      </Sheet>
    </div>
  )
}
