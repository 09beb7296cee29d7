import { Trans, useLingui } from '@lingui/react'
import { changeHook, type Hook, renewHookSecret } from '@shop/api-client/office/system-commands'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useShown } from '../../parts/draft/use-shown.ts'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment } from '../../words/format.ts'
import { type HookFields, HookForm } from './hook-form.tsx'
import { SecretOnce } from './secret-once.tsx'

type ChangeHookProps = { hook: Hook; events: readonly string[]; onDone: () => void }

/** Tells a receiver of other events, or somewhere else; what waits for it goes there as well. */
export function ChangeHook({ hook, events, onDone }: ChangeHookProps) {
  const { i18n } = useLingui()
  const { address: to, events: heard } = hook
  const shown = useShown({ address: to, events: heard })
  const { act, ...state } = useCommand(shown.told, ['address', 'events'])
  const [fields, setFields] = useState<HookFields>({ address: hook.address, events: hook.events })

  async function send(): Promise<void> {
    const { address, events: chosen } = fields
    const { was } = shown
    const isMoved = address !== was.address
    const input = { id: hook.id, address: isMoved ? address : null, events: [...chosen], was }
    if ((await act(changeHook, input, { seen: 0 })) !== null) onDone()
  }

  return (
    <HookForm
      {...state}
      events={events}
      theirs={shown.theirs}
      fields={fields}
      onChange={setFields}
      action={i18n.t({ id: 'hooks.changeSend', message: 'Change it' })}
      onSend={() => void send()}
      onClose={onDone}
    />
  )
}

/** Makes a new secret and shows it once; the receiver has a day in which the one before signs as well. */
export function RenewHookSecret({ hook, onDone }: Pick<ChangeHookProps, 'hook' | 'onDone'>) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const [renewed, setRenewed] = useState<{ secret: string; formerUntil: string } | null>(null)

  if (renewed !== null)
    return (
      <>
        <p>
          <Trans
            id="hooks.formerUntil"
            message="Until {until} messages are signed with the secret before as well."
            values={{ until: moment(renewed.formerUntil, i18n.locale) }}
          />
        </p>
        <SecretOnce secret={renewed.secret} onDone={onDone} />
      </>
    )
  return (
    <div className={styles.form}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>
        <Trans
          id="hooks.renewText"
          message="{address} gets a new secret, which is shown once. For a day messages are signed with both, so that none is missed while the receiver changes it."
          values={{ address: hook.address }}
        />
      </p>
      <div className={styles.send}>
        <Button onPress={onDone}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button
          look="primary"
          isDisabled={isBusy}
          onPress={() => void act(renewHookSecret, { id: hook.id }).then(setRenewed)}
        >
          <Trans id="hooks.renewSend" message="Renew it, and show it once" />
        </Button>
      </div>
    </div>
  )
}
