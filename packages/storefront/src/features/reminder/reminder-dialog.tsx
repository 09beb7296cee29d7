import { Trans, useLingui } from '@lingui/react'
import { emailProblems } from '@shop/domain/person/email'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Product, Variant } from '@shop/domain/product/product'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { REMINDER_FIELD, ReminderForm } from '@shop/ui/reminder/reminder-form'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { ShopDialog } from '../dialogs/shop-dialog.tsx'
import { SMALL_FORM_WORDS } from '../problem-words/form-problem-words.ts'
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
    // no sign-in is needed for a reminder
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
  const form = useForm({
    initial: { email: known },
    labels: { email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }) },
    fieldId: () => REMINDER_FIELD,
    words: SMALL_FORM_WORDS,
    rules: ({ email }) => emailProblems('email', email),
    send: ({ email }) => request({ variantId, email }),
    onSent: (_, { email }) => onSent(normalisedEmail(email)),
    focus: 'field',
    wholeAt: 'email',
  })

  return (
    <ReminderForm
      name={name}
      email={form.values.email}
      onChange={(email) => form.change({ email })}
      onSubmit={() => void form.submit()}
      events={form.events}
      error={form.problems.email ?? null}
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
            message="Fast geschafft: Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie ihn anklicken, merken wir uns die Erinnerung. Er gilt sieben Tage."
          />
        ) : (
          <Trans
            id="reminder.noted"
            message="Ist notiert. Sobald der Artikel wieder da ist, schreiben wir Ihnen."
          />
        )}
      </p>
      <Button onClick={onClose}>
        <Trans id="reminder.close" message="Zurück zum Artikel" />
      </Button>
    </div>
  )
}
