import { Trans, useLingui } from '@lingui/react'
import type { ListedRelease } from '@shop/api-client/office/release-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { releaseCheckQuery, releasesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import rows from '../../parts/rows/rows.module.css'
import { problemText } from '../../words/problems/problem-text.ts'
import { PageTabs } from '../stories/page-tabs.tsx'
import { ReleaseSheet } from './release-sheet.tsx'
import { pagesInIt, releaseStanding, standsAgainst } from './release-words.ts'
import styles from './releases.module.css'

/** What several pages will say from one moment on, the latest first. */
export function ReleasesPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { new: isNew } = useSearch({ from: '/desk/$shop/pages/releases' })
  const { data, error, isPending } = useQuery(releasesQuery(shop.id))
  const params = { shop: shop.id }
  const show = (search: { new?: true }) =>
    void navigate({ to: '/$shop/pages/releases', params, search, replace: true })

  return (
    <div className={styles.page}>
      <PageTabs />
      <header className={styles.head}>
        <PageTitle>
          <Trans id="releases.title" message="Releases" />
        </PageTitle>
        {shop.may('content.publish') && (
          <Button look="primary" isDisabled={!data} onPress={() => show({ new: true })}>
            <Plus aria-hidden="true" />
            <Trans id="release.new" message="New release" />
          </Button>
        )}
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'releases.loading', message: 'Releases are loading' })} />
      )}
      {data?.releases.length === 0 && (
        <Empty title={i18n.t({ id: 'releases.none', message: 'There is no release' })}>
          <Trans
            id="releases.noneHint"
            message="A release changes several pages at one moment, such as for a sale. Until then shoppers see what they see now."
          />
        </Empty>
      )}
      {data && data.releases.length > 0 && (
        <ul className={`${rows.rows} ${styles.columns}`}>
          {data.releases.map((release) => (
            <ReleaseRow key={release.id} release={release} timezone={data.timezone} shop={shop.id} />
          ))}
        </ul>
      )}
      {data && isNew && shop.may('content.publish') && (
        <ReleaseSheet
          release={null}
          timezone={data.timezone}
          onClose={() => show({})}
          onDone={({ id }) =>
            void navigate({
              to: '/$shop/pages/releases/$release',
              params: { ...params, release: String(id) },
            })
          }
        />
      )}
    </div>
  )
}

type RowProps = { release: ListedRelease; timezone: string; shop: string }

function ReleaseRow({ release, timezone, shop }: RowProps) {
  const { i18n } = useLingui()
  const { name, tone } = releaseStanding(release, timezone, i18n)
  const isOpen = !release.isReleased && release.stories !== 0
  const { data } = useQuery({ ...releaseCheckQuery(shop, release.id), enabled: isOpen })
  const against = isOpen && data ? standsAgainst(data, i18n) : []
  return (
    <li>
      <Link
        to="/$shop/pages/releases/$release"
        params={{ shop, release: String(release.id) }}
        className={`${listing.way} ${styles.name}`}
      >
        {release.name}
      </Link>
      <span className={styles.quiet}>{pagesInIt(release, i18n)}</span>
      <span className={styles.states}>
        {against.map((words) => (
          <Badge key={words} tone="bad">
            {words}
          </Badge>
        ))}
        <Badge tone={tone}>{name}</Badge>
      </span>
    </li>
  )
}
