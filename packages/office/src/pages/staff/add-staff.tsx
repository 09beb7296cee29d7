import { Trans, useLingui } from '@lingui/react'
import { addStaff } from '@shop/api-client/office/account-commands'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import type { Role } from '@shop/domain/staff/rights'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { OneTimePassword } from './one-time-password.tsx'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff-page.module.css'

/** Lets somebody in, with a password that is shown once. */
export function AddStaff({ onDone }: { onDone: () => void }) {
  const { i18n } = useLingui()
  const { act, isBusy, failure, wrong } = useCommand(undefined, ['name', 'email', 'roles'])
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const [added, setAdded] = useState<CommandAnswer<typeof addStaff> | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAdded(await act(addStaff, { name, email, roles }))
  }

  if (added !== null)
    return <OneTimePassword email={added.email} password={added.oneTimePassword} onDone={onDone} />
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={i18n.t({ id: 'staff.name', message: 'Name' })}
        value={name}
        onChange={setName}
        maxLength={100}
        problem={wrong.includes('name') ? i18n.t({ id: 'staff.noName', message: 'Say the name.' }) : null}
        isRequired
        autoFocus
      />
      <Field
        label={i18n.t({ id: 'signIn.email', message: 'E-mail' })}
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        maxLength={200}
        problem={
          wrong.includes('email')
            ? i18n.t({ id: 'staff.noEmail', message: 'This is no e-mail address.' })
            : null
        }
        isRequired
      />
      <RoleChoice chosen={roles} onChange={setRoles} isWrong={wrong.includes('roles')} />
      <div className={styles.actions}>
        <Button onPress={onDone}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          <Trans id="staff.letIn" message="Add, and show the password" />
        </Button>
      </div>
    </form>
  )
}
