import { Trans, useLingui } from '@lingui/react'
import type { ShownInboxItem } from '@shop/api-client/office/inbox-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { inboxItemQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Card } from '../../parts/card.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { moment } from '../../words/format.ts'
import {
  INBOX_TONES,
  inboxKindName,
  inboxStateName,
  inboxTopic,
  outcomeName,
} from '../../words/inbox-words.ts'
import { localeName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { withdrawalOutcomeText } from '../../words/withdrawal-outcome-text.ts'
import { InboxAside } from './inbox-aside.tsx'
import { InboxEntries } from './inbox-entries.tsx'
import styles from './inbox-item-page.module.css'
import { InboxSteps } from './inbox-steps.tsx'
import { ItemPhotos } from './item-photos.tsx'
import { PublicAnswer } from './public-answer.tsx'

/** One thing that somebody has sent: what it says, whose it is, what was done, and what can be done. */
export function InboxItemPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { number } = useParams({ from: '/desk/$shop/inbox/$number' })
  const { data, error } = useQuery(inboxItemQuery(shop.id, number))

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return <Loading label={i18n.t({ id: 'inbox.loading', message: 'The inbox is loading' })} rows={10} />
  if (data.item === null)
    return (
      <Empty title={i18n.t({ id: 'inbox.unknown', message: 'There is nothing with this number' })}>
        <Link to="/$shop/inbox" params={{ shop: shop.id }}>
          <Trans id="inbox.toInbox" message="To the inbox" />
        </Link>
      </Empty>
    )
  return <WholeItem item={data.item} />
}

function WholeItem({ item }: { item: ShownInboxItem }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageTitle className={styles.title}>
            {item.number}
            <Badge tone={INBOX_TONES[item.state]}>{inboxStateName(item.state, i18n)}</Badge>
            {item.outcome && <Badge tone="quiet">{outcomeName(item.outcome, i18n)}</Badge>}
          </PageTitle>
          <p className={styles.quiet}>
            {inboxKindName(item.kind, i18n)} · {moment(item.receivedAt, i18n.locale)} ·{' '}
            {localeName(item.locale, i18n)}
            {item.isByDesk && (
              <>
                {' · '}
                <Trans id="inbox.byDesk" message="written down at the desk" />
              </>
            )}
          </p>
        </div>
        <InboxSteps item={item} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={inboxTopic(item, i18n)}>
            <Said item={item} />
          </Card>
          {item.question && <PublicAnswer question={item.question} />}
          <InboxEntries item={item} />
        </div>
        <div className={styles.column}>
          <InboxAside item={item} />
        </div>
      </div>
    </div>
  )
}

function Said({ item }: { item: ShownInboxItem }) {
  const { i18n } = useLingui()
  const { complaint, withdrawal, message, answers } = item
  return (
    <>
      {message === '' ? (
        <p className={styles.quiet}>
          {withdrawal ? (
            <Trans id="inbox.wholeOrder" message="The whole order is withdrawn." />
          ) : (
            <Trans id="inbox.noWords" message="Nothing was written, or it was forgotten with its person." />
          )}
        </p>
      ) : (
        <p className={styles.message}>{message}</p>
      )}
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {withdrawal?.outcome && (
        <p className={styles.quiet}>
          <Trans
            id="inbox.ruleSays"
            message="What the shop found: {outcome}"
            values={{
              outcome: withdrawal.said ? withdrawalOutcomeText(withdrawal.said, i18n) : withdrawal.outcome,
            }}
          />
        </p>
      )}
      {complaint && <ItemPhotos number={item.number} count={complaint.photos} />}
    </>
  )
}
