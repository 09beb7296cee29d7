import { Trans, useLingui } from '@lingui/react'
import KeyRound from 'lucide-react/icons/key-round'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useLaterFocus } from '../focus/use-later-focus.ts'
import { Icon } from '../icon/icon.tsx'
import { RemovalQuestion } from '../removal-question/removal-question.tsx'
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

  if (passkeys.length === 0)
    return (
      <p className={css.note}>
        <Trans id="passkeys.none" message="Noch kein Passkey angelegt." />
      </p>
    )
  return (
    <ul className={css.list}>
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          naming={naming?.id === passkey.id ? naming.form : null}
          isBusy={removing === passkey.id}
          onRemove={() => onRemove(passkey.id)}
          onRename={() => onRename(passkey.id)}
        />
      ))}
    </ul>
  )
}

type PasskeyRowProps = {
  passkey: PasskeyListProps['passkeys'][number]
  /** The form that names it, while it is open. */
  naming: ReactNode | null
  isBusy: boolean
  onRemove: () => void
  onRename: () => void
}

/** One passkey. Removing asks once more, in the row itself: what is gone signs nobody in any more. */
function PasskeyRow({ passkey, naming, isBusy, onRemove, onRename }: PasskeyRowProps) {
  const { id, name, otherHost, createdAt, lastUsedAt } = passkey
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const [isAsking, setIsAsking] = useState(false)
  const removeId = useId()
  const giveFocus = useLaterFocus()

  const keep = () => {
    setIsAsking(false)
    giveFocus(removeId)
  }

  return (
    <li className={css.session}>
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
      {naming !== null ? (
        <div className={css.below}>{naming}</div>
      ) : isAsking ? (
        <div className={css.below}>
          <RemovalQuestion
            question={
              <Trans
                id="passkeys.removeQuestion"
                message="Diesen Passkey entfernen? Anmelden kann sich damit dann niemand mehr."
              />
            }
            yes={<Trans id="savedCards.removeYes" message="Ja, entfernen" />}
            isBusy={isBusy}
            onRemove={onRemove}
            onKeep={keep}
          />
        </div>
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
            onClick={onRename}
          >
            <Trans id="passkeys.rename" message="Umbenennen" />
          </Button>
          <Button
            id={removeId}
            size="s"
            kind="secondary"
            aria-label={i18n.t({
              id: 'passkeys.removeOf',
              message: 'Passkey entfernen: {name}',
              values: { name },
            })}
            onClick={() => setIsAsking(true)}
          >
            <Trans id="passkeys.remove" message="Entfernen" />
          </Button>
        </div>
      )}
    </li>
  )
}
