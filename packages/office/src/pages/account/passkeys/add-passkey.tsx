import { Trans, useLingui } from '@lingui/react'
import { addOwnPasskey, startOwnPasskey } from '@shop/api-client/office/own-passkey-commands'
import { PASSKEY_NAME_MAX } from '@shop/domain/user/passkey'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { runOnAccount } from '../../../client/api.ts'
import { passkeysQuery } from '../../../client/queries.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { passkeyProblem } from '../../../words/problems/passkey-problem.ts'
import { passwordProblem } from '../../../words/problems/password-problem.ts'
import { problemText } from '../../../words/problems/problem-text.ts'
import page from '../account-page.module.css'
import styles from './own-passkeys.module.css'

/** Makes a passkey on this device, or on one that the browser reaches; the password is asked for again. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setWrong(false)
    setFailure(null)
    try {
      const problem = await added()
      if (problem === 'password') setWrong(true)
      else if (problem !== null) setFailure(passkeyProblem(`passkey_${problem}`, i18n))
      else {
        await queries.invalidateQueries({ queryKey: passkeysQuery(shop.id).queryKey })
        onDone()
      }
    } catch (error) {
      setFailure(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  async function added(): Promise<string | null> {
    const { newPasskey } = await import('@shop/api-client/client/passkey-ceremony')
    const { problem, creation } = await runOnAccount(startOwnPasskey, { password })
    if (creation === null) return problem
    const passkey = await newPasskey(creation)
    return (await runOnAccount(addOwnPasskey, { name, passkey })).problem
  }

  return (
    <form className={page.form} onSubmit={(event) => void send(event)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={i18n.t({ id: 'passkeys.name', message: 'Name of the passkey' })}
        hint={i18n.t({ id: 'passkeys.nameHint', message: 'Where it lies, such as “My phone”.' })}
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onChange={setName}
        autoFocus
      />
      <Field
        label={i18n.t({ id: 'passkeys.password', message: 'Password' })}
        type="password"
        autoComplete="current-password"
        value={password}
        // A field that is called wrong keeps the browser from sending it again.
        onChange={(text) => {
          setPassword(text)
          setWrong(false)
        }}
        problem={isWrong ? passwordProblem('current', i18n) : null}
        isRequired
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          <Trans id="passkeys.create" message="Make the passkey" />
        </Button>
        <Button isDisabled={isBusy} onPress={onDone}>
          <Trans id="passkeys.cancel" message="Cancel" />
        </Button>
      </div>
    </form>
  )
}
