import { Trans, useLingui } from '@lingui/react'
import type { ShownOrder } from '@shop/api-client/office/order-commands'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { actorName } from '../../words/actor-name.ts'
import { historyText } from '../../words/entry-text.ts'
import { moment } from '../../words/format.ts'
import { mailName } from '../../words/names/mail-name.ts'
import { stateName } from '../../words/names/state-name.ts'
import styles from './order-page.module.css'

type SentMail = ShownOrder['mails'][number]
type Entry = { at: string; event: ShownOrder['events'][number] } | { at: string; mail: SentMail }

/** What has happened to the order and which mails were written, the latest first. */
export function OrderTimeline({ order }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const [read, setRead] = useState<SentMail | null>(null)
  const entries: Entry[] = [
    ...order.events.map((event) => ({ at: event.at, event })),
    ...order.mails.map((mail) => ({ at: mail.at, mail })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))

  return (
    <Card title={i18n.t({ id: 'order.timeline', message: 'What has happened' })}>
      <ol className={styles.timeline}>
        {entries.map((entry) => (
          <li
            key={`${entry.at}-${'mail' in entry ? entry.mail.subject : (entry.event.note ?? entry.event.to)}`}
          >
            {'mail' in entry ? (
              <MailEntry mail={entry.mail} onRead={() => setRead(entry.mail)} />
            ) : (
              <EventEntry event={entry.event} />
            )}
          </li>
        ))}
      </ol>
      <Sheet title={read?.subject ?? ''} isOpen={read !== null} onClose={() => setRead(null)}>
        <p className={styles.quiet}>{read?.to}</p>
        <div className={styles.mailText}>
          {read?.text ?? (
            <Trans id="order.secretMail" message="This mail holds a code that is money, and is not shown." />
          )}
        </div>
      </Sheet>
    </Card>
  )
}

function EventEntry({ event }: { event: ShownOrder['events'][number] }) {
  const { i18n } = useLingui()
  const { at, from, to, by } = event
  return (
    <>
      <p>
        {from !== to && <span className={styles.strong}>{stateName(to, i18n)} </span>}
        {historyText(event, i18n)}
      </p>
      <p className={styles.quiet}>
        {moment(at, i18n.locale)} · {actorName(by, i18n)}
      </p>
    </>
  )
}

function MailEntry({ mail, onRead }: { mail: SentMail; onRead: () => void }) {
  const { i18n } = useLingui()
  const places = {
    waiting: i18n.t({ id: 'mail.waiting', message: 'waits to be sent' }),
    dead: i18n.t({ id: 'mail.dead', message: 'could not be delivered' }),
    sent: i18n.t({ id: 'mail.sent', message: 'sent' }),
  }
  return (
    <>
      <Button look="quiet" onPress={onRead}>
        <Mail aria-hidden="true" />
        {mailName(mail.kind, i18n)}
      </Button>
      <p className={styles.quiet}>
        {moment(mail.at, i18n.locale)} · {places[mail.place]} · {mail.to}
      </p>
    </>
  )
}
