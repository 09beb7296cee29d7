import { Trans, useLingui } from '@lingui/react'
import { ROLES, type Role } from '@shop/domain/staff/rights'
import { useId } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { roleHint, roleName } from '../../words/names/role-name.ts'
import styles from './staff-page.module.css'

type RoleChoiceProps = { chosen: readonly Role[]; onChange: (roles: Role[]) => void; isWrong?: boolean }

/** Which roles somebody has; only an owner makes another one. */
export function RoleChoice({ chosen, onChange, isWrong = false }: RoleChoiceProps) {
  const { i18n } = useLingui()
  const { me } = useShop()
  const problem = useId()
  const mine = me?.roles ?? []
  const open = ROLES.filter((role) => role !== 'owner' || mine.includes('owner') || chosen.includes('owner'))

  return (
    <fieldset className={styles.roles} aria-describedby={isWrong ? problem : undefined}>
      <legend>
        <Trans id="staff.roles" message="Roles" />
      </legend>
      {open.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            onChange={({ target }) =>
              onChange(ROLES.filter((one) => (one === role ? target.checked : chosen.includes(one))))
            }
          />
          <span>
            {roleName(role, i18n)}
            <span className={styles.quiet}>{roleHint(role, i18n)}</span>
          </span>
        </label>
      ))}
      {isWrong && (
        <p id={problem} className={styles.problem} role="alert">
          <Trans id="staff.noRole" message="Choose at least one role." />
        </p>
      )}
    </fieldset>
  )
}
