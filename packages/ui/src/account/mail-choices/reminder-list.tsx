import { Trans, useLingui } from '@lingui/react'
import Bell from 'lucide-react/icons/bell'
import { Button } from '../../button/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import css from '../session-list.module.css'

type ReminderListProps = {
  /** Times are ISO instants; without `href` the article is not sold here. */
  reminders: readonly {
    id: string
    productName: string
    href: string | null
    state: 'asked' | 'waiting'
    askedAt: string
  }[]
  /** The id of the reminder that is being ended. */
  ending: string | null
  onEnd: (id: string) => void
}

/** What somebody wants to be told about, each with a way to end it; without one a sentence that says so. */
export function ReminderList({ reminders, ending, onEnd }: ReminderListProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()

  if (reminders.length === 0)
    return (
      <p className={css.note}>
        <Trans
          id="mailChoices.noReminders"
          message="Zurzeit keine. Bei ausverkauften Artikeln lässt sich auf der Produktseite eine einrichten."
        />
      </p>
    )
  return (
    <ul className={css.list}>
      {reminders.map(({ id, productName, href, state, askedAt }) => (
        <li key={id} className={css.session}>
          <Icon of={Bell} size="m" />
          <div>
            <p className={css.device}>{href === null ? productName : <a href={href}>{productName}</a>}</p>
            <p className={css.note}>
              {state === 'waiting' ? (
                <Trans
                  id="mailChoices.reminderWaits"
                  message="Seit {date}: eine Nachricht, sobald der Artikel wieder lieferbar ist"
                  values={{ date: date(askedAt) }}
                />
              ) : (
                <Trans
                  id="mailChoices.reminderAsked"
                  message="Angefragt am {date}, noch nicht bestätigt"
                  values={{ date: date(askedAt) }}
                />
              )}
            </p>
          </div>
          <Button
            size="s"
            kind="secondary"
            isBusy={ending === id}
            aria-label={i18n.t({
              id: 'mailChoices.endReminderOf',
              message: 'Erinnerung beenden: {name}',
              values: { name: productName },
            })}
            onClick={() => onEnd(id)}
          >
            <Trans id="mailChoices.endReminder" message="Beenden" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
