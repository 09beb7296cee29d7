import { Trans, useLingui } from '@lingui/react'
import { fieldProblems } from '@shop/domain/form/form-problem'
import { required } from '@shop/domain/form/rules'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { useLeaveAccount } from '../../../features/account/use-leave-account.ts'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { forgetCustomerAtom } from '../../../features/auth/authenticate.atoms.ts'
import type { Confirmed } from '../../../features/dialogs/dialog-props.ts'
import { openDialogAtom } from '../../../features/dialogs/dialogs.atoms.ts'
import { forgetSeenAtom } from '../../../features/last-seen/last-seen.atoms.ts'
import { forgetQueries } from '../../../features/search/recent-queries.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import css from '../account-form.module.css'

const FIELD_ID = 'deletion-password'

/**
 * Asks for the password and then for confirmation; afterwards the home page says that it is done.
 *
 * @see spec §2 "redirect=goodbye"
 */
export function DeleteAccountForm({ email }: { email: string }) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const leave = useLeaveAccount()
  const openDialog = useSetAtom(openDialogAtom)
  const forget = useSetAtom(forgetCustomerAtom)
  const forgetSeen = useSetAtom(forgetSeenAtom)
  const form = useForm({
    initial: { password: '' },
    labels: { password: i18n.t({ id: 'login.password', message: 'Passwort' }) },
    fieldId: () => FIELD_ID,
    words: ACCOUNT_WORDS,
    // Spaces may be a password of old.
    rules: ({ password }) => (password === '' ? fieldProblems('password', password, [required]) : []),
    send: ({ password }) =>
      call(async (api) => {
        const { deleteAccount } = await import('@shop/api-client/contract/user-data')
        return api(deleteAccount, { password })
      }),
    onSent: () => {
      forget()
      forgetSeen()
      forgetQueries()
    },
  })

  /** A refusal closes the dialog: the problem is shown at the field. */
  const erase = async (): Promise<Confirmed> => {
    await leave('/?redirect=goodbye', form.submit)
    return 'done'
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) openDialog('deleteAccount', { onConfirm: erase }, { returnFocusTo: FIELD_ID })
  }

  return (
    <form className={css.form} {...form.formProps} onSubmit={onSubmit}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        spellCheck={false}
        required
        hint={i18n.t({
          id: 'deletion.passwordHint',
          message: 'Bitte bestätigen Sie mit Ihrem Passwort',
        })}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy} aria-haspopup="dialog">
          <Trans id="deletion.submit" message="Konto löschen …" />
        </Button>
      </div>
    </form>
  )
}
