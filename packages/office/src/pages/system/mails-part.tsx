import { Trans, useLingui } from '@lingui/react'
import { type ListedMail, type MailPlace, resendMails } from '@shop/api-client/office/system-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment } from '../../words/format.ts'
import { mailName } from '../../words/names/mail-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import system from './system-page.module.css'

const PLACES: readonly MailPlace[] = ['dead', 'waiting', 'sent']

/** Mails that were given up, that wait, and that went out; each can be sent again. */
export function MailsPart() {
  const { i18n } = useLingui()
  const shop = useShop()
  const [place, setPlace] = useState<MailPlace>('dead')
  const { data, error } = useQuery(mailsQuery(shop.id, place))
  const { act, isBusy, failure } = useCommand()
  const names: Record<MailPlace, string> = {
    dead: i18n.t({ id: 'mails.dead', message: 'Could not be delivered' }),
    waiting: i18n.t({ id: 'mails.waiting', message: 'Wait to be sent' }),
    sent: i18n.t({ id: 'mails.sent', message: 'Went out lately' }),
  }
  const mails = data?.mails ?? []
  const ids = mails.map(({ id }) => id)
  const mayChange = shop.may('system.change')
  return (
    <>
      <div className={styles.filters}>
        <Choice
          label={i18n.t({ id: 'mails.place', message: 'Which mails' })}
          isBare
          options={PLACES.map((key) => ({ key, name: names[key] }))}
          value={place}
          onChange={setPlace}
        />
        {mayChange && place === 'dead' && mails.length > 1 && (
          <Button isDisabled={isBusy} onPress={() => void act(resendMails, { ids })}>
            <Trans id="mails.resendAll" message="Send all of them again" />
          </Button>
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!data && !error && (
        <Loading label={i18n.t({ id: 'system.loading', message: 'The shop is looked at' })} rows={4} />
      )}
      {data && mails.length === 0 && (
        <Empty title={i18n.t({ id: 'mails.none', message: 'There is no such mail' })} />
      )}
      {mails.length > 0 && (
        <MailTable
          title={names[place]}
          mails={mails}
          onSend={mayChange && !isBusy ? (id) => void act(resendMails, { ids: [id] }) : null}
        />
      )}
    </>
  )
}

type MailTableProps = {
  title: string
  mails: readonly ListedMail[]
  onSend: ((id: number) => void) | null
}

function MailTable({ title, mails, onSend }: MailTableProps) {
  const { i18n } = useLingui()
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="mails.mail" message="Mail" />
          </th>
          <th scope="col">
            <Trans id="mails.to" message="To" />
          </th>
          <th scope="col">
            <Trans id="hooks.when" message="When" />
          </th>
          <th scope="col">
            <Trans id="mails.act" message="Again" />
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ id, kind, to, subject, at, attempts, lastError }) => (
          <tr key={id}>
            <td>
              <strong>{mailName(kind, i18n)}</strong>
              <span className={styles.quiet}>{subject}</span>
              {lastError && (
                <span className={system.error}>
                  <Trans
                    id="mails.attempt"
                    message="Attempt {attempts}: {error}"
                    values={{ attempts, error: lastError }}
                  />
                </span>
              )}
            </td>
            <td>{to}</td>
            <td>{moment(at, i18n.locale)}</td>
            <td data-corner="true">
              {onSend && (
                <Button
                  aria-label={i18n.t({
                    id: 'mails.resendNamed',
                    message: 'Send again: mail {id}',
                    values: { id },
                  })}
                  onPress={() => onSend(id)}
                >
                  <Trans id="mails.resend" message="Send again" />
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
