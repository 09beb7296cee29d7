import { Trans, useLingui } from '@lingui/react'
import { createToken } from '@shop/api-client/office/token-commands'
import { grantableScopes, SCOPES, type Scope } from '@shop/domain/staff/token-scopes'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { SecretOnce } from './secret-once.tsx'
import { WordChoices } from './word-choices.tsx'

/** Lets another system in; what it signs in with is shown once. */
export function MakeToken({ onDone }: { onDone: () => void }) {
  const { i18n } = useLingui()
  const { act, isBusy, failure, wrong } = useCommand(undefined, ['name', 'days', 'scopes'])
  const [name, setName] = useState('')
  const [days, setDays] = useState('365')
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const { me } = useShop()
  const open = grantableScopes(me?.rights ?? [])
  const closed = SCOPES.filter((scope) => !open.includes(scope))
  const [token, setToken] = useState<string | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const made = await act(createToken, { name, scopes: [...scopes], days: Number(days) })
    setToken(made?.token ?? null)
  }

  if (token !== null) return <SecretOnce secret={token} onDone={onDone} />
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={i18n.t({ id: 'tokens.name', message: 'System' })}
        value={name}
        onChange={setName}
        maxLength={60}
        problem={
          wrong.includes('name')
            ? i18n.t({
                id: 'tokens.noName',
                message: 'Name it in letters, digits, spaces, dots and hyphens.',
              })
            : null
        }
        isRequired
        autoFocus
      />
      <Field
        label={i18n.t({ id: 'tokens.days', message: 'Days until it ends' })}
        inputMode="numeric"
        value={days}
        onChange={setDays}
        maxLength={4}
        problem={
          wrong.includes('days')
            ? i18n.t({ id: 'tokens.noDays', message: 'Say a number of days, from 1 to 1098.' })
            : null
        }
        isRequired
      />
      <WordChoices
        legend={i18n.t({ id: 'tokens.scopes', message: 'May' })}
        words={open}
        chosen={scopes}
        onChange={setScopes}
        problem={
          wrong.includes('scopes') ? i18n.t({ id: 'tokens.noScopes', message: 'Choose at least one.' }) : null
        }
      />
      {closed.length > 0 && (
        <p className={styles.quiet}>
          <Trans
            id="tokens.closed"
            message="Your roles lack what these would let in, so they are not offered: {scopes}. Somebody who may do it themselves, such as an owner, makes a token with them."
            values={{ scopes: closed.join(', ') }}
          />
        </p>
      )}
      <div className={styles.send}>
        <Button onPress={onDone}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          <Trans id="tokens.send" message="Make it, and show it once" />
        </Button>
      </div>
    </form>
  )
}
