import { Trans, useLingui } from '@lingui/react'
import { emailProblems } from '@shop/domain/person/email'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Product, Variant } from '@shop/domain/product/product'
import { Button } from '@shop/ui/button/button'
import { REMINDER_FIELD, ReminderForm } from '@shop/ui/reminder/reminder-form'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { ShopDialog } from '../dialogs/shop-dialog.tsx'
import { useProblemForm } from '../problem-words/use-problem-form.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import { requestReminderAtom } from './reminder.atoms.ts'
import css from './reminder-dialog.module.css'

type ReminderDialogProps = {
  product: Pick<Product, 'name'>
  variant: Variant
  onClose: () => void
}

/** Asks for an address and says what happens next. */
export default function ReminderDialog({ product, variant, onClose }: ReminderDialogProps) {
  const { i18n } = useLingui()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  const name = variant.label === '' ? product.name : `${product.name}, ${variant.label}`

  useEffect(() => {
    // nobody has to be known for being reminded
    loadUser().catch(() => undefined)
  }, [loadUser])

  const own = user?.loggedIn ? user.email : ''
  return (
    <ShopDialog
      name="remindWhenAvailable"
      title={i18n.t({ id: 'reminder.title', message: 'Erinnern, wenn wieder da' })}
      returnFocusTo="remind-me"
      onClose={onClose}
    >
      {sentTo === null ? (
        <Form key={own} name={name} known={own} variantId={variant.id} onSent={setSentTo} />
      ) : (
        <Sent needsLink={sentTo !== own} onClose={onClose} />
      )}
    </ShopDialog>
  )
}

type FormProps = { name: string; known: string; variantId: number; onSent: (email: string) => void }

function Form({ name, known, variantId, onSent }: FormProps) {
  const { i18n } = useLingui()
  const request = useSetAtom(requestReminderAtom)
  const [email, setEmail] = useState(known)
  const form = useProblemForm({
    labels: { email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }) },
    fieldId: () => REMINDER_FIELD,
  })
  const error = form.problems.email ?? form.summary[0]?.message ?? null

  useEffect(() => {
    if (form.attempt > 0 && error !== null) document.getElementById(REMINDER_FIELD)?.focus()
  }, [form.attempt, error])

  const onSubmit = async () => {
    const sent = await form.submit(emailProblems('email', email), () => request({ variantId, email }))
    if (sent !== null) onSent(normalisedEmail(email))
  }

  return (
    <ReminderForm
      name={name}
      email={email}
      onChange={setEmail}
      onSubmit={() => void onSubmit()}
      error={error}
      isBusy={form.isBusy}
    />
  )
}

function Sent({ needsLink, onClose }: { needsLink: boolean; onClose: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <div className={css.sent}>
      <p ref={words} tabIndex={-1} role="status">
        {needsLink ? (
          <Trans
            id="reminder.confirm"
            message="Fast geschafft: Eine E-Mail mit einem Link ist unterwegs. Erst wenn er angeklickt ist, merken wir uns die Erinnerung. Er gilt sieben Tage."
          />
        ) : (
          <Trans
            id="reminder.noted"
            message="Ist notiert. Sobald der Artikel wieder da ist, kommt eine E-Mail."
          />
        )}
      </p>
      <Button onClick={onClose}>
        <Trans id="reminder.close" message="Zurück zum Artikel" />
      </Button>
    </div>
  )
}
