import { Trans, useLingui } from '@lingui/react'
import type { PasskeyEntry } from '@shop/api-client/contract/user-passkeys'
import { PASSKEY_NAME_MAX, passkeyNameProblems } from '@shop/domain/user/passkey'
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

type PasskeyNameFormProps = {
  passkey: PasskeyEntry
  onNamed: (passkey: PasskeyEntry) => void
  onLeave: () => void
}

const fieldId = (field: string) => `rename-passkey-${field}`

/** What a passkey is called, in its row. */
export function PasskeyNameForm({ passkey, onNamed, onLeave }: PasskeyNameFormProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const form = useForm({
    initial: { name: passkey.name },
    labels: { name: i18n.t({ id: 'passkeys.name', message: 'Name des Passkeys' }) },
    fieldId,
    words: ACCOUNT_WORDS,
    rules: ({ name }) => passkeyNameProblems(name),
    send: ({ name }) =>
      call(async (api) => {
        const { renamePasskey } = await import('@shop/api-client/contract/user-passkeys')
        return api(renamePasskey, { id: passkey.id, name })
      }),
    onSent: (named) => {
      onNamed(named)
      void showToast({
        type: 'success',
        message: i18n.t({ id: 'passkeys.named', message: 'Der Name ist gespeichert.' }),
      })
    },
    focus: 'field',
  })

  useEffect(() => document.getElementById(fieldId('name'))?.focus(), [])

  return (
    <form className={css.form} {...form.formProps}>
      <TextField {...form.field('name')} required maxLength={PASSKEY_NAME_MAX} autoComplete="off" />
      <p className={authCss.refusal} role="alert">
        {form.refusal}
      </p>
      <div className={css.actions}>
        <Button type="submit" size="s" isBusy={form.isBusy}>
          <Trans id="personalData.save" message="Speichern" />
        </Button>
        <Button size="s" kind="quiet" onClick={onLeave}>
          <Trans id="passkeys.leave" message="Abbrechen" />
        </Button>
      </div>
    </form>
  )
}
