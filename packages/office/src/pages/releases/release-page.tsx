import { Trans, useLingui } from '@lingui/react'
import type { OpenedRelease } from '@shop/api-client/office/release-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { blockKindsQuery, releaseQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { kindsInWords, type WordedKind } from '../stories/block-words/kinds-in-words.ts'
import { ChangedPage } from './changed-page.tsx'
import { DeleteReleaseSheet } from './delete-release-sheet.tsx'
import { ReleaseNowSheet } from './release-now-sheet.tsx'
import { ReleaseSheet } from './release-sheet.tsx'
import { pagesInIt, releaseStanding } from './release-words.ts'
import styles from './releases.module.css'

/** A release: what it changes page by page, what stands against it, and its moment. */
export function ReleasePage() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { release: named } = useParams({ from: '/desk/$shop/pages/releases/$release' })
  const { data, error } = useQuery(releaseQuery(shop, Number(named)))
  const kinds = useQuery(blockKindsQuery(shop))
  const described = kinds.data?.kinds
  const worded = useMemo(() => kindsInWords(described ?? [], i18n.locale), [described, i18n.locale])

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (!data) return <Loading label={i18n.t({ id: 'release.loading', message: 'The release is loading' })} />
  return <Opened opened={data} kinds={worded} />
}

type OpenedProps = { opened: OpenedRelease; kinds: readonly WordedKind[] }

function Opened({ opened, kinds }: OpenedProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<'change' | 'now' | 'delete' | null>(null)
  const { release, timezone, changes, hasConflicts } = opened
  const { name, tone } = releaseStanding(release, timezone, i18n)
  const close = () => setSheet(null)
  const mayRelease = shop.may('content.publish') && !release.isReleased
  const isSomewhere = changes.some(({ conflict }) => conflict !== null)

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <Link to="/$shop/pages/releases" params={{ shop: shop.id }}>
            <Trans id="releases.title" message="Releases" />
          </Link>
          <PageTitle>{release.name}</PageTitle>
          <Badge tone={tone}>{name}</Badge>
        </div>
        <div className={styles.actions}>
          {shop.may('content.publish') && (
            <Button look="danger" onPress={() => setSheet('delete')}>
              <Trans id="release.delete" message="Delete" />
            </Button>
          )}
          {mayRelease && (
            <>
              <Button onPress={() => setSheet('change')}>
                <Trans id="release.change" message="Name and moment" />
              </Button>
              <Button look="primary" isDisabled={changes.length === 0} onPress={() => setSheet('now')}>
                <Trans id="release.now" message="Release now" />
              </Button>
            </>
          )}
        </div>
      </header>
      {release.reason !== null && !release.isReleased && (
        <Notice tone="bad">
          <Trans
            id="release.why"
            message="It did not go out when it was due: {reason}. Put it right, then plan it anew or release it now."
            values={{ reason: release.reason.replace(/\.$/, '') }}
          />
        </Notice>
      )}
      {hasConflicts && !isSomewhere && (
        <Notice tone="notice">
          <Trans
            id="release.conflictsSomewhere"
            message="A page was changed outside of this release since it came in. The content service does not say which one: compare each of them."
          />
        </Notice>
      )}
      {release.isReleased ? (
        <p>
          <Trans
            id="release.closed"
            message="This release is out ({pages}). What it changed stands in the versions of each page."
            values={{ pages: pagesInIt(release, i18n) }}
          />
        </p>
      ) : (
        changes.length === 0 && (
          <Empty title={i18n.t({ id: 'release.empty', message: 'No page is in this release yet' })}>
            <Trans
              id="release.emptyHint"
              message="Open a page, choose “{name}” above its form, and keep a change."
              values={{ name: release.name }}
            />
          </Empty>
        )
      )}
      {changes.length > 0 && (
        <ul
          className={styles.changed}
          aria-label={i18n.t({ id: 'release.changes', message: 'Pages in this release' })}
        >
          {changes.map((change) => (
            <ChangedPage key={change.id} change={change} release={release.id} kinds={kinds} />
          ))}
        </ul>
      )}
      {sheet === 'change' && (
        <ReleaseSheet release={release} timezone={timezone} onClose={close} onDone={close} />
      )}
      {sheet === 'now' && <ReleaseNowSheet opened={opened} kinds={kinds} onClose={close} />}
      {sheet === 'delete' && (
        <DeleteReleaseSheet
          release={release}
          onClose={close}
          onDone={() => void navigate({ to: '/$shop/pages/releases', params: { shop: shop.id } })}
        />
      )}
    </div>
  )
}
