import { Trans, useLingui } from '@lingui/react'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useShopFormat } from '../shop-format.tsx'
import { StateMark } from './orders/state-mark.tsx'
import css from './session-list.module.css'

type SessionListProps = {
  /** Times are ISO instants; `device` is null when unknown. */
  sessions: readonly {
    id: string
    device: string | null
    signedInAt: string
    lastUsedAt: string
    isCurrent: boolean
  }[]
  /** What is being ended: the id of a session, `others` or `all`. */
  ending: string | null
  onEnd: (id: string) => void
  onEndOthers: () => void
  onEndAll: () => void
}

/** Signed-in devices, this one first. */
export function SessionList({ sessions, ending, onEnd, onEndOthers, onEndAll }: SessionListProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const unknown = i18n.t({ id: 'sessions.unknownDevice', message: 'Unbekanntes Gerät' })

  return (
    <div className={css.sessions}>
      <ul className={css.list}>
        {sessions.map(({ id, device, signedInAt, lastUsedAt, isCurrent }) => (
          <li key={id} className={css.session}>
            <Icon of={MonitorSmartphone} size="m" />
            <div className={css.facts}>
              <p className={css.device}>{device ?? unknown}</p>
              <p className={css.note}>
                <Trans
                  id="sessions.times"
                  message="Angemeldet am {since}, zuletzt benutzt am {last}"
                  values={{ since: date(signedInAt), last: date(lastUsedAt) }}
                />
              </p>
            </div>
            {isCurrent ? (
              <StateMark>{i18n.t({ id: 'sessions.current', message: 'Dieses Gerät' })}</StateMark>
            ) : (
              <Button
                size="s"
                kind="secondary"
                isBusy={ending === id}
                aria-label={i18n.t({
                  id: 'sessions.endOf',
                  message: 'Abmelden: {device}',
                  values: { device: device ?? unknown },
                })}
                onClick={() => onEnd(id)}
              >
                <Trans id="account.logout" message="Abmelden" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {sessions.some(({ isCurrent }) => !isCurrent) ? (
          <Button kind="secondary" isBusy={ending === 'others'} onClick={onEndOthers}>
            <Trans id="sessions.endOthers" message="Alle anderen abmelden" />
          </Button>
        ) : null}
        <Button kind="quiet" isBusy={ending === 'all'} onClick={onEndAll}>
          <Trans id="sessions.endAll" message="Überall abmelden, auch hier" />
        </Button>
      </div>
    </div>
  )
}
