import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { useLeaveAccount } from '../../features/account/use-leave-account.ts'
import { ACCOUNT_WORDS } from '../../features/auth/auth-problem-words.ts'
import { forgetCustomerAtom } from '../../features/auth/authenticate.atoms.ts'
import type { Confirmed } from '../../features/dialogs/dialog-props.ts'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { useProblemForm } from '../../features/problem-words/use-problem-form.ts'
import { useOwnCall } from '../../features/session/use-own-call.ts'
import css from './account-form.module.css'

const FIELD_ID = 'deletion-password'
const MISSING = { path: 'password', key: 'generic.validation.required', params: {} }

/** Asks for the password and then once more; afterwards the shopper is told at home. @see spec §2 "redirect=goodbye" */
export function DeleteAccountForm({ email }: { email: string }) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const leave = useLeaveAccount()
  const openDialog = useSetAtom(openDialogAtom)
  const forget = useSetAtom(forgetCustomerAtom)
  const [password, setPassword] = useState('')
  const label = i18n.t({ id: 'login.password', message: 'Passwort' })
  const { problems, summary, attempt, isBusy, submit, quiet } = useProblemForm({
    labels: { password: label },
    fieldId: () => FIELD_ID,
    words: ACCOUNT_WORDS,
  })

  /** A refusal closes the dialog: what is wrong stands at the field. */
  const erase = async (): Promise<Confirmed> => {
    await leave('/?redirect=goodbye', async () => {
      const done = await submit([], () =>
        call(async (api) => {
          const { deleteAccount } = await import('@shop/api-client/contract/user-data')
          return api(deleteAccount, { password })
        }),
      )
      if (done === null) return false
      forget()
      return true
    })
    return 'done'
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (password === '') return void submit([MISSING], () => Promise.reject(new Error('Not sent.')))
    openDialog('deleteAccount', { onConfirm: erase }, { returnFocusTo: FIELD_ID })
  }

  return (
    <form className={css.form} noValidate method="post" onSubmit={(event) => void onSubmit(event)}>
      <FormProblems problems={summary} attempt={attempt} />
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextField
        name="password"
        id={FIELD_ID}
        label={label}
        type="password"
        autoComplete="current-password"
        spellCheck={false}
        required
        hint={i18n.t({
          id: 'deletion.passwordHint',
          message: 'Zur Sicherheit: damit nur die Inhaberin oder der Inhaber löscht',
        })}
        value={password}
        error={problems.password ?? null}
        onChange={(value) => {
          quiet('password')
          setPassword(value)
        }}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={isBusy} aria-haspopup="dialog">
          <Trans id="deletion.submit" message="Konto löschen …" />
        </Button>
      </div>
    </form>
  )
}
