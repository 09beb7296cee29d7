import { Trans, useLingui } from '@lingui/react'
import { withdrawalProblems } from '@shop/domain/after-sales/withdrawal-form'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { MessageForm } from '@shop/ui/message-form/message-form'
import { MessageSent } from '@shop/ui/message-form/message-sent'
import { useShopFormat } from '@shop/ui/shop-format'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import css from '../../features/orders/orders.module.css'
import { answered } from '../../features/problem-words/answered.ts'
import { messageFormOptions } from '../../features/problem-words/message-form-options.ts'
import { userAtom } from '../../features/session/session.atoms.ts'
import { useWithdrawalFields } from './use-withdrawal-fields.ts'

const NOTHING = { name: '', order_number: '', email: '', items: '' }

type Declared = { number: string; declaredAt: string }

/**
 * The declaration in two steps: write it, and confirm it with the words of the law. Without JavaScript the same form goes
 * to the server, which asks for the confirmation on a page of its own.
 */
export function WithdrawalForm() {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const user = useAtomValue(userAtom)
  const [step, setStep] = useState<'write' | 'confirm' | Declared>('write')
  const writing = useRef<HTMLDivElement>(null)
  const hasReturned = useRef(false)
  const fields = useWithdrawalFields()
  const form = useForm({
    ...messageFormOptions('withdrawal', fields),
    initial: NOTHING,
    rules: withdrawalProblems,
    send: async (typed) => {
      const { declareWithdrawal } = await import('@shop/api-client/contract/after-sales')
      return answered(api(declareWithdrawal, typed))
    },
    onSent: setStep,
  })
  const typed = form.values
  const prefill = useMemo(
    () => (user?.loggedIn ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : null),
    [user],
  )

  useEffect(() => {
    // Coming back to change something goes on at the first field, not at the top of the page.
    if (step === 'write' && hasReturned.current) writing.current?.querySelector('input')?.focus()
    hasReturned.current = step === 'confirm'
  }, [step])

  const check = ({ name = '', order_number = '', email = '', items = '' }: Record<string, string>) => {
    form.change({ name, order_number, email, items })
    if (form.check()) setStep('confirm')
  }
  const changeAgain = () => {
    form.reset(typed)
    setStep('write')
  }

  if (typeof step === 'object') return <Receipt receipt={step} email={typed.email} />

  if (step === 'confirm')
    return (
      <Confirmation
        facts={fields.map(({ name, label }) => ({ label, text: typed[name] }))}
        isBusy={form.isBusy}
        problem={form.summary[0]?.message}
        onConfirm={() => void form.submit()}
        onChange={changeAgain}
      />
    )

  return (
    <div ref={writing}>
      <MessageForm
        {...form}
        id="withdrawal"
        fields={fields.map((field) => ({ ...field, value: typed[field.name] }))}
        prefill={prefill}
        submitLabel={i18n.t({ id: 'withdrawal.title', message: 'Vertrag widerrufen' })}
        onSubmit={check}
        note={
          <Trans
            id="withdrawal.note"
            message="Im nächsten Schritt bestätigen Sie die Erklärung. Ihre Angaben dienen nur dem Widerruf."
          />
        }
      />
    </div>
  )
}

type ConfirmationProps = {
  facts: readonly { label: string; text: string }[]
  isBusy: boolean
  problem: string | undefined
  onConfirm: () => void
  onChange: () => void
}

/** What was written, once more, and the button with the words of the law. */
function Confirmation({ facts, isBusy, problem, onConfirm, onChange }: ConfirmationProps) {
  const { i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={css.panel} aria-labelledby="withdrawal-check">
      <h2 className={css.subtitle} id="withdrawal-check" ref={heading} tabIndex={-1}>
        <Trans id="giveBack.check" message="Stimmt das so?" />
      </h2>
      <dl className={css.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text || i18n.t({ id: 'withdrawal.whole', message: 'Die ganze Bestellung' })}</dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        <Button isBusy={isBusy} onClick={onConfirm}>
          <Trans id="withdrawal.confirm" message="Widerruf bestätigen" />
        </Button>
        <Button kind="secondary" onClick={onChange}>
          <Trans id="giveBack.change" message="Ändern" />
        </Button>
      </div>
      <p role="alert" className={css.alert}>
        {problem}
      </p>
    </section>
  )
}

function Receipt({ receipt, email }: { receipt: Declared; email: string }) {
  const { date, time } = useShopFormat()

  return (
    <MessageSent>
      <h2>
        <Trans id="withdrawal.doneTitle" message="Die Erklärung ist eingegangen" />
      </h2>
      <p>
        <Trans
          id="withdrawal.done"
          message="Nummer {number}, am {day} um {clock}. Die Eingangsbestätigung mit dem Inhalt der Erklärung geht an {email}."
          values={{
            number: receipt.number,
            day: date(receipt.declaredAt),
            clock: time(receipt.declaredAt),
            email: email,
          }}
        />
      </p>
    </MessageSent>
  )
}
