import { useLingui } from '@lingui/react'
import type { ShownOrder } from '@shop/api-client/office/order-commands'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type OfficeStep, openSteps } from '../../../client/order-steps.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { stepName } from '../../../words/names/step-name.ts'
import { AddressStep } from './address-step.tsx'
import { CancelStep } from './cancel-step.tsx'
import { ExchangeStep } from './exchange-form.tsx'
import { MailStep } from './mail-step.tsx'
import { DeliverStep, NoteStep } from './note-step.tsx'
import { PaidStep } from './paid-step.tsx'
import { RefundStep } from './refund-step.tsx'
import { ReceiveStep, TakeBackStep } from './return-steps.tsx'
import { ShipStep } from './ship-step.tsx'
import styles from './step-form.module.css'
import type { StepProps } from './step-props.ts'
import { TransferStep } from './transfer-step.tsx'

const FORMS: Record<OfficeStep, (props: StepProps) => React.ReactNode> = {
  ship: ShipStep,
  deliver: DeliverStep,
  receive: ReceiveStep,
  takeBack: TakeBackStep,
  exchange: ExchangeStep,
  paid: PaidStep,
  transfer: TransferStep,
  address: AddressStep,
  refund: RefundStep,
  cancel: CancelStep,
  mail: MailStep,
  note: NoteStep,
}

/** What can be done with the order now, by whoever looks at it; the address says which form is open. */
export function OrderSteps({ order }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const { step: asked } = useSearch({ from: '/desk/$shop/orders/$number' })
  const navigate = useNavigate({ from: '/$shop/orders/$number' })
  const steps = openSteps(order, may)
  const open = steps.find((step) => step === asked) ?? null
  const Form = open === null ? null : FORMS[open]
  const show = (step: OfficeStep) => void navigate({ search: { step }, replace: true })
  // What is done may be told late, when the next step has been opened already: that one stays.
  const close = (step: OfficeStep | null) =>
    void navigate({ search: (now) => (now.step === step ? {} : now), replace: true })

  return (
    <div className={styles.steps}>
      {steps.map((step, index) => (
        <Button
          key={step}
          look={
            index === 0 && (step === 'ship' || step === 'receive')
              ? 'primary'
              : step === 'cancel'
                ? 'danger'
                : 'plain'
          }
          onPress={() => show(step)}
        >
          {stepName(step, i18n)}
        </Button>
      ))}
      <Sheet
        title={open === null ? '' : stepName(open, i18n)}
        isOpen={open !== null}
        onClose={() => close(open)}
      >
        {Form && <Form order={order} onDone={() => close(open)} />}
      </Sheet>
    </div>
  )
}
