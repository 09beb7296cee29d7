import { Trans, useLingui } from '@lingui/react'
import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useShopFormat } from '../shop-format.tsx'
import css from './session-list.module.css'

type PasskeyListProps = {
  /** Times are ISO instants; `otherHost` is where a passkey signs in that does not here. */
  passkeys: readonly {
    id: string
    name: string
    otherHost: string | null
    createdAt: string
    lastUsedAt: string | null
  }[]
  /** The id of the passkey that is being removed. */
  removing: string | null
  onRemove: (id: string) => void
  /** The passkey that is being renamed, and the form in its row. */
  naming?: { id: string; form: ReactNode } | null
  onRename: (id: string) => void
}

/** Id of the button that renames a passkey, and gets the focus back. */
export const renamePasskeyId = (id: string) => `rename-passkey-${id}`

/** The passkeys of an account; without one a sentence that says so. */
export function PasskeyList(props: PasskeyListProps) {
  const { passkeys, removing, onRemove, naming = null, onRename } = props
  const { i18n } = useLingui()
  const { date } = useShopFormat()

  if (passkeys.length === 0)
    return (
      <p className={css.note}>
        <Trans id="passkeys.none" message="Noch kein Passkey angelegt." />
      </p>
    )
  return (
    <ul className={css.list}>
      {passkeys.map(({ id, name, otherHost, createdAt, lastUsedAt }) => (
        <li key={id} className={css.session}>
          <Icon of={KeyRound} size="m" />
          <div className={css.facts}>
            <p className={css.device}>{name}</p>
            <p className={css.note}>
              {lastUsedAt === null ? (
                <Trans
                  id="passkeys.unused"
                  message="Angelegt am {since}, noch nicht benutzt"
                  values={{ since: date(createdAt) }}
                />
              ) : (
                <Trans
                  id="passkeys.times"
                  message="Angelegt am {since}, zuletzt benutzt am {last}"
                  values={{ since: date(createdAt), last: date(lastUsedAt) }}
                />
              )}
            </p>
            {otherHost === null ? null : (
              <p className={css.note}>
                <Trans id="passkeys.otherHost" message="Gilt für {host}" values={{ host: otherHost }} />
              </p>
            )}
          </div>
          {naming?.id === id ? (
            <div className={css.below}>{naming.form}</div>
          ) : (
            <div className={css.actions}>
              <Button
                id={renamePasskeyId(id)}
                size="s"
                kind="secondary"
                aria-label={i18n.t({
                  id: 'passkeys.renameOf',
                  message: 'Passkey umbenennen: {name}',
                  values: { name },
                })}
                onClick={() => onRename(id)}
              >
                <Trans id="passkeys.rename" message="Umbenennen" />
              </Button>
              <Button
                size="s"
                kind="secondary"
                isBusy={removing === id}
                aria-label={i18n.t({
                  id: 'passkeys.removeOf',
                  message: 'Passkey entfernen: {name}',
                  values: { name },
                })}
                onClick={() => onRemove(id)}
              >
                <Trans id="passkeys.remove" message="Entfernen" />
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
