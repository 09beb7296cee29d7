import { Trans, useLingui } from '@lingui/react'
import {
  blockCustomer,
  changeCustomerEmail,
  eraseCustomer,
  exportCustomer,
  type ShownCustomer,
  stopCustomerEmailChange,
  unblockCustomer,
} from '@shop/api-client/office/customer-commands'
import { useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import { BalanceForm } from './balance-form.tsx'

const Why = v.object({ note: v.string() })
const Move = v.object({ email: v.string(), note: v.string() })

type Open = 'credit' | 'payOut' | 'block' | 'email' | 'export' | 'erase'
type FormProps = { customer: ShownCustomer; onDone: () => void }

/** What may be done about a customer: block, hand out what is stored, forget. */
export function CustomerSteps({ customer }: { customer: ShownCustomer }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [open, setOpen] = useState<Open | null>(null)
  const isBlocked = customer.blocked !== null
  const names: Record<Open, string> = {
    credit: i18n.t({ id: 'customer.credit', message: 'Give money' }),
    payOut: i18n.t({ id: 'customer.payOut', message: 'Pay out the balance' }),
    block: isBlocked
      ? i18n.t({ id: 'customer.unblock', message: 'End the block' })
      : i18n.t({ id: 'customer.block', message: 'Block' }),
    email: customer.movesTo
      ? i18n.t({ id: 'customer.stopMove', message: 'Stop the move' })
      : i18n.t({ id: 'customer.email', message: 'Change the e-mail address' }),
    export: i18n.t({ id: 'customer.export', message: 'Hand out the data' }),
    erase: i18n.t({ id: 'customer.erase', message: 'Erase' }),
  }
  const close = () => setOpen(null)
  return (
    <div className={styles.actions}>
      {may('orders.money') && !customer.isGuest && (
        <Button onPress={() => setOpen('credit')}>{names.credit}</Button>
      )}
      {may('orders.money') && customer.balances.some(({ amount }) => amount > 0) && (
        <Button onPress={() => setOpen('payOut')}>{names.payOut}</Button>
      )}
      {may('customers.erase') && <Button onPress={() => setOpen('export')}>{names.export}</Button>}
      {may('customers.email') && !customer.isGuest && (
        <Button onPress={() => setOpen('email')}>{names.email}</Button>
      )}
      {may('customers.block') && <Button onPress={() => setOpen('block')}>{names.block}</Button>}
      {may('customers.erase') && (
        <Button look="danger" onPress={() => setOpen('erase')}>
          {names.erase}
        </Button>
      )}
      <Sheet title={open === null ? '' : names[open]} isOpen={open !== null} onClose={close}>
        {open === 'export' && <ExportForm customer={customer} onDone={close} />}
        {open === 'email' &&
          (customer.movesTo ? (
            <StopMoveForm customer={customer} onDone={close} />
          ) : (
            <EmailForm customer={customer} onDone={close} />
          ))}
        {(open === 'credit' || open === 'payOut') && (
          <BalanceForm key={open} customer={customer} way={open} onDone={close} />
        )}
        {open === 'block' && <BlockForm customer={customer} onDone={close} />}
        {open === 'erase' && <EraseForm customer={customer} onDone={close} />}
      </Sheet>
    </div>
  )
}

function EmailForm({ customer, onDone }: FormProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({
    key: ['customerEmail', customer.number],
    schema: Move,
    empty: { email: '', note: '' },
  })
  const { email, note } = draft.form
  const isReady = email.includes('@') && note.trim() !== ''
  return (
    <StepForm
      command={changeCustomerEmail}
      input={isReady ? { key: customer.number, email, note } : null}
      order={{ version: 0 }}
      button={i18n.t({ id: 'customer.email.send', message: 'Send the link' })}
      draft={draft}
      onDone={onDone}
    >
      <p>
        <Trans
          id="customer.email.text"
          message="For somebody who has lost the mailbox of the account: make sure first who asks, by an order for example. A link goes to the new address and is good for a day. Once it is followed the account has that address, its password and passkeys no longer hold, and every other device is signed out. The old address is told at once and again when it has happened; for seven days after that it can take the account back."
        />
      </p>
      <Field
        label={i18n.t({ id: 'customer.email.new', message: 'New e-mail address' })}
        path="email"
        value={email}
        onChange={(next) => draft.put({ email: next })}
        maxLength={200}
        type="email"
        autoFocus
      />
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({
          id: 'customer.email.whyHint',
          message: 'How you made sure who asks; for the history.',
        })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
      />
    </StepForm>
  )
}

function StopMoveForm({ customer, onDone }: FormProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['stopMove', customer.number], schema: Why, empty: { note: '' } })
  const { note } = draft.form
  return (
    <StepForm
      command={stopCustomerEmailChange}
      input={note.trim() === '' ? null : { key: customer.number, note }}
      order={{ version: 0 }}
      button={i18n.t({ id: 'customer.stopMove', message: 'Stop the move' })}
      look="danger"
      draft={draft}
      onDone={onDone}
    >
      <p>
        <Trans
          id="customer.stopMove.text"
          message="The link that went to the new address opens nothing any more, and the account stays as it is. Nobody gets a mail."
        />
      </p>
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
        autoFocus
      />
    </StepForm>
  )
}

function BlockForm({ customer, onDone }: FormProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['block', customer.number], schema: Why, empty: { note: '' } })
  const { note } = draft.form
  const isBlocked = customer.blocked !== null
  const field = (
    <Field
      label={i18n.t({ id: 'step.why', message: 'Why' })}
      hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
      path="note"
      value={note}
      onChange={(next) => draft.put({ note: next })}
      maxLength={1000}
      autoFocus
    />
  )
  const about = { order: { version: 0 }, draft, onDone }
  if (isBlocked)
    return (
      <StepForm
        {...about}
        command={unblockCustomer}
        input={{ key: customer.number, note }}
        button={i18n.t({ id: 'customer.unblock.send', message: 'Let them order again' })}
      >
        {field}
      </StepForm>
    )
  return (
    <StepForm
      {...about}
      command={blockCustomer}
      input={note.trim() === '' ? null : { key: customer.number, note }}
      button={i18n.t({ id: 'customer.block.send', message: 'Block them' })}
      look="danger"
    >
      <p>
        <Trans
          id="customer.block.text"
          message="They can neither order nor sign in, also as a guest, and are signed out everywhere. What was ordered goes on."
        />
      </p>
      {field}
    </StepForm>
  )
}

function ExportForm({ customer, onDone }: FormProps) {
  const { act, isBusy, failure } = useCommand()
  async function take(): Promise<void> {
    const file = await act(exportCustomer, { key: customer.number })
    if (file === null) return
    saveFile(file)
    onDone()
  }
  return (
    <div className={styles.form}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>
        <Trans
          id="customer.export.text"
          message="A file with everything that is stored about this person, also as a guest. Make sure first who has asked, and hand it to nobody else."
        />
      </p>
      <div className={styles.send}>
        <Button onPress={onDone}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button look="primary" isDisabled={isBusy} onPress={() => void take()}>
          <Trans id="customer.export.send" message="Take the file" />
        </Button>
      </div>
    </div>
  )
}

function EraseForm({ customer, onDone }: FormProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const isSure = typed.trim() === customer.number
  return (
    <StepForm
      command={eraseCustomer}
      input={{ key: customer.number }}
      order={{ version: 0 }}
      button={i18n.t({ id: 'customer.erase.send', message: 'Erase for good' })}
      look="danger"
      isHeld={!isSure}
      onDone={onDone}
    >
      <p>
        <Trans
          id="customer.erase.text"
          message="This cannot be taken back. Make sure that this person has asked for it."
        />
      </p>
      <Field
        label={i18n.t({ id: 'customer.erase.number', message: 'Type the customer number to go on' })}
        hint={customer.number}
        value={typed}
        onChange={setTyped}
        maxLength={40}
        autoFocus
      />
    </StepForm>
  )
}
