import { Trans, useLingui } from '@lingui/react'
import {
  blockStaff,
  changeStaffRoles,
  endStaffSessions,
  resetStaff,
} from '@shop/api-client/office/account-commands'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Meanwhile } from '../../parts/draft/meanwhile.tsx'
import { useShown } from '../../parts/draft/use-shown.ts'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { roleName } from '../../words/names/role-name.ts'
import { OneTimePassword } from './one-time-password.tsx'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff-page.module.css'
import type { StaffRow } from './staff-table.tsx'

/** What can be done about somebody who works here; each button stands beside what it does. */
export function ChangeStaff({ person, onDone }: { person: StaffRow; onDone: () => void }) {
  const { i18n } = useLingui()
  const { me } = useShop()
  const shown = useShown(person.roles)
  const { act, isBusy, failure, wrong } = useCommand(shown.told, ['roles'])
  const [roles, setRoles] = useState(person.roles)
  const [password, setPassword] = useState<string | null>(null)
  const { email, state } = person
  const isBlocked = state === 'blocked'

  async function saveRoles(event: FormEvent): Promise<void> {
    event.preventDefault()
    if ((await act(changeStaffRoles, { email, roles, was: shown.was }, { seen: 0 })) !== null) onDone()
  }
  const reset = async () => setPassword((await act(resetStaff, { email }))?.oneTimePassword ?? null)
  const block = async () => {
    if ((await act(blockStaff, { email, isBlocked: !isBlocked })) !== null) onDone()
  }

  if (password !== null) return <OneTimePassword email={email} password={password} onDone={onDone} />
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{email}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {me?.email === email ? (
        <p>
          <Trans
            id="staff.yourself"
            message="This is you: somebody else changes your roles and your access."
          />
        </p>
      ) : (
        <>
          <form className={styles.form} onSubmit={(event) => void saveRoles(event)}>
            <RoleChoice chosen={roles} onChange={setRoles} isWrong={wrong.includes('roles')} />
            {shown.theirs !== undefined && (
              <Meanwhile text={shown.theirs.map((role) => roleName(role, i18n)).join(', ')} />
            )}
            <div className={styles.actions}>
              <Button
                type="submit"
                look="primary"
                isDisabled={isBusy || roles.join() === person.roles.join()}
              >
                <Trans id="staff.saveRoles" message="Save the roles" />
              </Button>
            </div>
          </form>
          <Action
            title={i18n.t({ id: 'staff.resetTitle', message: 'New one-time password' })}
            text={i18n.t({
              id: 'staff.resetText',
              message: 'Ends the old password, the second factor, passkeys and every session.',
            })}
          >
            <Button isDisabled={isBusy} onPress={() => void reset()}>
              <Trans id="staff.reset" message="Reset" />
            </Button>
          </Action>
          {person.sessions > 0 && (
            <Action
              title={i18n.t({
                id: 'staff.sessions',
                message: 'Signed in with {sessions, plural, one {# browser} other {# browsers}}',
                values: { sessions: person.sessions },
              })}
              text={i18n.t({
                id: 'staff.sessionsText',
                message: 'Signs them out everywhere; the password goes on working.',
              })}
            >
              <Button isDisabled={isBusy} onPress={() => void act(endStaffSessions, { email })}>
                <Trans id="staff.endSessions" message="Sign out" />
              </Button>
            </Action>
          )}
          <Action
            title={i18n.t({ id: 'staff.access', message: 'Access' })}
            text={
              isBlocked
                ? i18n.t({ id: 'staff.unblockText', message: 'The password until now works again.' })
                : i18n.t({
                    id: 'staff.blockText',
                    message: 'Signs them out everywhere at once, and lets them in no more.',
                  })
            }
          >
            <Button look={isBlocked ? 'plain' : 'danger'} isDisabled={isBusy} onPress={() => void block()}>
              {isBlocked
                ? i18n.t({ id: 'staff.unblock', message: 'Let in again' })
                : i18n.t({ id: 'staff.block', message: 'Block' })}
            </Button>
          </Action>
        </>
      )}
    </div>
  )
}

function Action({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className={styles.action}>
      <div>
        <strong>{title}</strong>
        <p className={styles.quiet}>{text}</p>
      </div>
      {children}
    </div>
  )
}
