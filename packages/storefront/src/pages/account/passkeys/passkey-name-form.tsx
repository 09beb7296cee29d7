import { useLingui } from '@lingui/react'
import type { PasskeyEntry } from '@shop/api-client/contract/user-passkeys'
import { PASSKEY_NAME_MAX, passkeyNameProblems } from '@shop/domain/user/passkey'
import { NameForm } from '../name-form.tsx'

type PasskeyNameFormProps = {
  passkey: PasskeyEntry
  onNamed: (passkey: PasskeyEntry) => void
  onLeave: () => void
}

/** What a passkey is called: it always has a name. */
export function PasskeyNameForm({ passkey, onNamed, onLeave }: PasskeyNameFormProps) {
  const { i18n } = useLingui()
  return (
    <NameForm
      id="rename-passkey"
      name={passkey.name}
      label={i18n.t({ id: 'passkeys.name', message: 'Name des Passkeys' })}
      isRequired
      maxLength={PASSKEY_NAME_MAX}
      rules={passkeyNameProblems}
      rename={async (api, name) => {
        const { renamePasskey } = await import('@shop/api-client/contract/user-passkeys')
        return api(renamePasskey, { id: passkey.id, name })
      }}
      onNamed={onNamed}
      onLeave={onLeave}
    />
  )
}
