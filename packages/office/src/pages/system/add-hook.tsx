import { Trans, useLingui } from '@lingui/react'
import { addHook } from '@shop/api-client/office/system-commands'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { SecretOnce } from './secret-once.tsx'
import { WordChoices } from './word-choices.tsx'

/** Tells a system what happens from now on; the secret that signs its messages is shown once. */
export function AddHook({ events, onDone }: { events: readonly string[]; onDone: () => void }) {
  const { i18n } = useLingui()
  const { act, isBusy, failure, wrong } = useCommand()
  const [address, setAddress] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(events)
  const [secret, setSecret] = useState<string | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const added = await act(addHook, { address, events: [...chosen] })
    setSecret(added?.secret ?? null)
  }

  if (secret !== null) return <SecretOnce secret={secret} onDone={onDone} />
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={i18n.t({ id: 'hooks.address', message: 'Address' })}
        hint={i18n.t({ id: 'hooks.addressHint', message: 'With https, as https://erp.example/shop.' })}
        type="url"
        value={address}
        onChange={setAddress}
        maxLength={500}
        problem={
          wrong.includes('address')
            ? i18n.t({ id: 'hooks.noAddress', message: 'Say where messages go.' })
            : null
        }
        isRequired
        autoFocus
      />
      <WordChoices
        legend={i18n.t({ id: 'hooks.hears', message: 'Hears of' })}
        words={events}
        chosen={chosen}
        onChange={setChosen}
        problem={
          wrong.includes('events') ? i18n.t({ id: 'tokens.noScopes', message: 'Choose at least one.' }) : null
        }
      />
      <div className={styles.send}>
        <Button onPress={onDone}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          <Trans id="hooks.send" message="Add it, and show the secret once" />
        </Button>
      </div>
    </form>
  )
}
