import { Trans, useLingui } from '@lingui/react'
import type { PasskeyEntry } from '@shop/api-client/contract/user-passkeys'
import { fieldProblems } from '@shop/domain/form/form-problem'
import { required } from '@shop/domain/form/rules'
import { PASSKEY_NAME_MAX } from '@shop/domain/user/passkey'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import authCss from '../../../features/auth/auth-form.module.css'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import css from '../account-form.module.css'

type AddPasskeyFormProps = {
  email: string
  onAdded: (passkey: PasskeyEntry) => void
  onLeave: () => void
}

const fieldId = (field: string) => `passkey-${field}`

/** The password once more and a name; then the device takes over. */
export function AddPasskeyForm({ email, onAdded, onLeave }: AddPasskeyFormProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const form = useForm({
    initial: { password: '', name: '' },
    labels: {
      password: i18n.t({ id: 'password.current', message: 'Jetziges Passwort' }),
      name: i18n.t({ id: 'passkeys.name', message: 'Name des Passkeys' }),
    },
    fieldId,
    words: ACCOUNT_WORDS,
    rules: ({ password }) => (password === '' ? fieldProblems('password', password, [required]) : []),
    send: ({ password, name }) =>
      call(async (api) => {
        const [{ startPasskey, addPasskey }, { newPasskey }] = await Promise.all([
          import('@shop/api-client/contract/user-passkeys'),
          import('@shop/api-client/client/passkey-ceremony'),
        ])
        const passkey = await newPasskey(await api(startPasskey, { password }))
        return api(addPasskey, { name, passkey })
      }),
    onSent: (added) => {
      onAdded(added)
      void showToast({
        type: 'success',
        message: i18n.t({
          id: 'passkeys.added',
          message: 'Der Passkey ist angelegt. Beim nächsten Mal melden Sie sich damit ohne Passwort an.',
        }),
      })
    },
    focus: 'field',
  })

  useEffect(() => document.getElementById(fieldId('password'))?.focus(), [])

  return (
    <form className={css.form} {...form.formProps}>
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextField
        {...form.field('password')}
        type="password"
        spellCheck={false}
        required
        autoComplete="current-password"
      />
      <TextField
        {...form.field('name')}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        hint={i18n.t({
          id: 'passkeys.nameHint',
          message: 'Damit Sie ihn wiedererkennen, zum Beispiel „Telefon“.',
        })}
      />
      <p className={authCss.refusal} role="alert">
        {form.refusal}
      </p>
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          <Trans id="passkeys.create" message="Passkey anlegen" />
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          <Trans id="passkeys.leave" message="Abbrechen" />
        </Button>
      </div>
    </form>
  )
}
