import { Trans, useLingui } from '@lingui/react'
import { INBOX_KINDS, INBOX_STATES, type InboxState } from '@shop/domain/inbox/inbox-item'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { inboxQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { inboxKindsName, inboxStateName } from '../../words/inbox-words.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { InboxTable } from './inbox-table.tsx'
import { OpenItem } from './open-item.tsx'

/** What shoppers have sent and nobody has finished, what is overdue first. */
export function InboxPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const search = useSearch({ from: '/desk/$shop/inbox' })
  const navigate = useNavigate({ from: '/$shop/inbox' })
  const { kind = null, state = null, mine = false } = search
  const { data, error, isPending } = useQuery(inboxQuery(shop.id, { kind, state, isMine: mine }))
  const [isWriting, setWriting] = useState(false)
  const all = 'open' as const

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="inbox.title" message="Inbox" />
        </PageTitle>
        {shop.may('inbox.change') && (
          <Button onPress={() => setWriting(true)}>
            <PenLine aria-hidden="true" />
            <Trans id="inbox.open" message="Write down a call" />
          </Button>
        )}
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data && (
        <nav className={styles.tiles} aria-label={i18n.t({ id: 'inbox.by', message: 'By kind' })}>
          <span className={styles.tile} data-tone={data.counts.overdue > 0 ? 'bad' : 'quiet'}>
            <span className={styles.count}>{data.counts.overdue.toLocaleString(i18n.locale)}</span>
            <span>
              <Trans id="inbox.overdue" message="Overdue" />
            </span>
          </span>
          <Link
            to="/$shop/inbox"
            params={{ shop: shop.id }}
            search={mine ? {} : { mine: true }}
            className={styles.tile}
            data-chosen={mine}
          >
            <span className={styles.count}>{data.counts.mine.toLocaleString(i18n.locale)}</span>
            <span>
              <Trans id="inbox.mine" message="Mine" />
            </span>
          </Link>
          {INBOX_KINDS.map((one) => (
            <Link
              key={one}
              to="/$shop/inbox"
              params={{ shop: shop.id }}
              search={one === kind ? {} : { kind: one }}
              className={styles.tile}
              data-chosen={one === kind}
            >
              <span className={styles.count}>
                {(data.counts.kinds.find((row) => row.kind === one)?.count ?? 0).toLocaleString(i18n.locale)}
              </span>
              <span>{inboxKindsName(one, i18n)}</span>
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.filters}>
        <Choice<InboxState | typeof all>
          label={i18n.t({ id: 'inbox.states', message: 'State' })}
          isBare
          options={[
            { key: all, name: i18n.t({ id: 'inbox.allOpen', message: 'Everything that is not done' }) },
            ...INBOX_STATES.map((one) => ({ key: one, name: inboxStateName(one, i18n) })),
          ]}
          value={state ?? all}
          onChange={(next) =>
            void navigate({ search: (now) => ({ ...now, state: next === all ? undefined : next }) })
          }
        />
      </div>
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'inbox.loading', message: 'The inbox is loading' })} />
      )}
      {data?.isCut && (
        <Notice tone="notice">
          <Trans id="inbox.cut" message="More waits than a list holds: these are the oldest." />
        </Notice>
      )}
      {data && data.items.length > 0 && <InboxTable shop={shop.id} items={data.items} />}
      {data && data.items.length === 0 && (
        <Empty title={i18n.t({ id: 'inbox.none', message: 'Nothing waits here' })}>
          <Trans id="inbox.noneHint" message="What shoppers send appears by itself." />
        </Empty>
      )}
      <Sheet
        title={i18n.t({ id: 'inbox.open', message: 'Write down a call' })}
        isOpen={isWriting}
        onClose={() => setWriting(false)}
      >
        <OpenItem onDone={() => setWriting(false)} />
      </Sheet>
    </div>
  )
}
