import { Trans, useLingui } from '@lingui/react'
import { readLog } from '@shop/api-client/office/account-commands'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { commandName } from '../../words/commands/command-name.ts'
import { actorName } from '../../words/entry-text.ts'
import { moment } from '../../words/format.ts'
import { signInText } from '../../words/names/sign-in-text.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { LogChange } from './log-change.tsx'
import styles from './log-page.module.css'

/** Who did what, the latest first; who looked at whom stands between it where it is asked for. */
export function LogPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const [withReads, setReads] = useState(false)
  const { data, error, fetchNextPage, hasNextPage, isPending } = useInfiniteQuery({
    queryKey: [shop.id, 'log', withReads],
    queryFn: ({ pageParam }) => answer(shop.id, readLog, { before: pageParam, withReads }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
  })
  const entries = data?.pages.flatMap((page) => page.entries) ?? []

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="log.title" message="Log" />
        </PageTitle>
        <Toggle
          label={i18n.t({ id: 'log.withReads', message: 'Show looks at customers' })}
          isOn={withReads}
          onChange={setReads}
        />
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'log.loading', message: 'The log is loading' })} />
      )}
      {data && entries.length === 0 && (
        <Empty title={i18n.t({ id: 'log.none', message: 'Nothing was changed yet' })} />
      )}
      <ol className={styles.list} hidden={entries.length === 0}>
        {entries.map(({ id, at, by, command, isRead, object, before, after }) => (
          <li key={id} data-read={isRead}>
            <span className={styles.when}>{moment(at, i18n.locale)}</span>
            <span>
              <strong>{actorName(by, i18n)}</strong> {commandName(command, i18n)}{' '}
              <LogObject shop={shop.id} object={object} />
            </span>
            {!isRead && (
              <div className={styles.change}>
                {command === 'signIn' ? signInText(after, i18n) : <LogChange before={before} after={after} />}
              </div>
            )}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <div>
          <Button onPress={() => void fetchNextPage()}>
            <Trans id="log.more" message="Show earlier entries" />
          </Button>
        </div>
      )}
    </div>
  )
}

function LogObject({ shop, object }: { shop: string; object: string | null }) {
  const [kind, name = ''] = object?.split(':') ?? []
  if (kind === 'inbox')
    return (
      <Link to="/$shop/inbox/$number" params={{ shop, number: name }}>
        {name}
      </Link>
    )
  if (kind === 'customer')
    return (
      <Link to="/$shop/customers/$key" params={{ shop, key: name }}>
        {name}
      </Link>
    )
  if (kind !== 'order') return <span>{name}</span>
  return (
    <Link to="/$shop/orders/$number" params={{ shop, number: name }}>
      {name}
    </Link>
  )
}
