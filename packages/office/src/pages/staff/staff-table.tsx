import { Trans, useLingui } from '@lingui/react'
import type { listStaff } from '@shop/api-client/office/account-commands'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { Badge } from '../../parts/badge.tsx'
import { moment } from '../../words/format.ts'
import { roleName } from '../../words/names/role-name.ts'
import styles from './staff-page.module.css'

export type StaffRow = CommandAnswer<typeof listStaff>['staff'][number]

type StaffTableProps = {
  staff: readonly StaffRow[]
  /** Opens somebody; null for whoever may only look. */
  onChange: ((email: string) => void) | null
}

/** Everybody with their roles; on a phone each of them is a card of the same cells. */
export function StaffTable({ staff, onChange }: StaffTableProps) {
  const { i18n } = useLingui()
  return (
    <table className={styles.table} aria-label={i18n.t({ id: 'staff.title', message: 'Staff' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="staff.name" message="Name" />
          </th>
          <th scope="col">
            <Trans id="staff.roles" message="Roles" />
          </th>
          <th scope="col">
            <Trans id="staff.access" message="Access" />
          </th>
          <th scope="col">
            <Trans id="staff.lastSignIn" message="Last sign-in" />
          </th>
        </tr>
      </thead>
      <tbody>
        {staff.map((person) => (
          <tr key={person.email}>
            <td>
              {onChange === null ? (
                <strong>{person.name}</strong>
              ) : (
                <button type="button" className={styles.person} onClick={() => onChange(person.email)}>
                  {person.name}
                </button>
              )}
              <span className={styles.quiet}>{person.email}</span>
            </td>
            <td>{person.roles.map((role) => roleName(role, i18n)).join(', ') || '–'}</td>
            <td>
              <Access person={person} />
            </td>
            <td className={styles.quiet}>
              {person.lastSignIn === null
                ? i18n.t({ id: 'staff.never', message: 'Never yet' })
                : moment(person.lastSignIn, i18n.locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Access({ person: { state, hasSecondFactor, passkeys } }: { person: StaffRow }) {
  if (state === 'blocked')
    return (
      <Badge tone="bad">
        <Trans id="staff.blocked" message="Blocked" />
      </Badge>
    )
  if (passkeys > 0)
    return (
      <Badge tone="good">
        <Trans id="staff.passkey" message="Passkey" />
      </Badge>
    )
  return hasSecondFactor ? (
    <Badge tone="good">
      <Trans id="staff.twoFactors" message="Second factor" />
    </Badge>
  ) : (
    <Badge tone="notice">
      <Trans id="staff.passwordOnly" message="Password only" />
    </Badge>
  )
}
