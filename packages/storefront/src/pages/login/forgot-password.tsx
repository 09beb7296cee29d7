import { Trans, useLingui } from '@lingui/react'
import { emailProblems } from '@shop/domain/person/email'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import css from '../../features/auth/auth-form.module.css'
import { ACCOUNT_WORDS } from '../../features/auth/auth-problem-words.ts'
import { sendResetEmailAtom } from '../../features/auth/password.atoms.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'

type ForgotPasswordProps = {
  isOpen: boolean
  /** What was typed into the sign-in already. */
  email: string
  /** Id of the button that opens the dialog and has the focus afterwards. */
  openerId: string
  /** The code is preferred to the link. */
  onCode: (email: string) => void
  onClose: () => void
}

/** Asks where the link to a new password shall go, and says the same whatever becomes of it. */
export function ForgotPassword({ isOpen, email, openerId, onCode, onClose }: ForgotPasswordProps) {
  const { i18n } = useLingui()

  return (
    <ShopDialog
      name="forgotPassword"
      isOpen={isOpen}
      title={i18n.t({ id: 'forgotten.title', message: 'Neues Passwort' })}
      returnFocusTo={openerId}
      onClose={onClose}
    >
      <ResetEmail known={email} onCode={onCode} onDone={onClose} />
    </ShopDialog>
  )
}

type ResetEmailProps = { known: string; onCode: (email: string) => void; onDone: () => void }

function ResetEmail({ known, onCode, onDone }: ResetEmailProps) {
  const { i18n } = useLingui()
  const send = useSetAtom(sendResetEmailAtom)
  const [isSent, setIsSent] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)
  const form = useForm({
    initial: { email: known },
    labels: { email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }) },
    fieldId: () => 'reset-email',
    words: ACCOUNT_WORDS,
    rules: ({ email }) => emailProblems('email', email),
    send: async ({ email }) => ({ type: 'success', value: await send(email) }),
    onSent: () => setIsSent(true),
    focus: 'field',
  })

  useEffect(() => {
    if (isSent) answer.current?.focus()
  }, [isSent])

  useEffect(() => {
    // the dialog opens after its content is there, and gives the focus to its first button
    const frame = requestAnimationFrame(() => document.getElementById('reset-email')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  if (isSent) {
    return (
      <div className={css.form}>
        <p ref={answer} className={css.answer} tabIndex={-1} role="status">
          <Trans
            id="forgotten.sent"
            message="Wenn es zu dieser Adresse ein Konto gibt, haben wir Ihnen gerade eine E-Mail mit einem Link geschickt. Der Link gilt 60 Minuten."
          />
        </p>
        <Button onClick={onDone}>
          <Trans id="forgotten.done" message="Zurück zur Anmeldung" />
        </Button>
      </div>
    )
  }
  return (
    <form className={css.form} {...form.formProps}>
      <p>
        <Trans
          id="forgotten.text"
          message="Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen."
        />
      </p>
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <Button type="submit" isBusy={form.isBusy}>
        <Trans id="forgotten.submit" message="Link anfordern" />
      </Button>
      <Button kind="quiet" onClick={() => onCode(form.values.email)}>
        <Trans id="forgotten.code" message="Lieber einen Code anfordern" />
      </Button>
    </form>
  )
}
