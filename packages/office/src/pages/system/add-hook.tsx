import { useLingui } from '@lingui/react'
import { addHook } from '@shop/api-client/office/system-commands'
import { useState } from 'react'
import { useCommand } from '../../parts/use-command.ts'
import { type HookFields, HookForm } from './hook-form.tsx'
import { SecretOnce } from './secret-once.tsx'

/** Tells a system what happens from now on; the secret that signs its messages is shown once. */
export function AddHook({ events, onDone }: { events: readonly string[]; onDone: () => void }) {
  const { i18n } = useLingui()
  const { act, ...state } = useCommand(undefined, ['address', 'events'])
  const [fields, setFields] = useState<HookFields>({ address: '', events })
  const [secret, setSecret] = useState<string | null>(null)

  async function send(): Promise<void> {
    const added = await act(addHook, { ...fields, events: [...fields.events] })
    setSecret(added?.secret ?? null)
  }

  if (secret !== null) return <SecretOnce secret={secret} onDone={onDone} />
  return (
    <HookForm
      {...state}
      events={events}
      fields={fields}
      onChange={setFields}
      action={i18n.t({ id: 'hooks.send', message: 'Add it, and show the secret once' })}
      onSend={() => void send()}
      onClose={onDone}
    />
  )
}
