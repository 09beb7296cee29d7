import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { releasesQuery, storiesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import rows from '../../parts/rows/rows.module.css'
import { useQuiet } from '../../parts/use-quiet.ts'
import { moment } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { PageTabs } from './page-tabs.tsx'
import { NewPageSheet } from './place/new-page-sheet.tsx'
import styles from './stories-page.module.css'
import { StoryState } from './story-state.tsx'

/** The pages of the shop that editors write, the latest change first. */
export function StoriesPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const search = useSearch({ from: '/desk/$shop/pages' })
  const { q = '', page = 1 } = search
  const asked = useQuiet(q)
  const { data, error, isPending } = useQuery(storiesQuery(shop.id, { search: asked, page }))
  const releases = useQuery(releasesQuery(shop.id)).data?.releases ?? []
  const show = (next: typeof search) =>
    void navigate({ to: '/$shop/pages', params: { shop: shop.id }, search: next, replace: true })
  const pages = data ? Math.ceil(data.total / data.perPage) : 1

  return (
    <div className={styles.page}>
      <PageTabs />
      <header className={styles.head}>
        <PageTitle>
          <Trans id="stories.title" message="Pages" />
        </PageTitle>
        {shop.may('content.change') && (
          <Button look="primary" onPress={() => show({ ...search, new: true })}>
            <Plus aria-hidden="true" />
            <Trans id="storyPlace.new" message="New page" />
          </Button>
        )}
      </header>
      <div className={styles.search}>
        <Field
          label={i18n.t({ id: 'stories.search', message: 'Find a page by its name or address' })}
          type="search"
          value={q}
          onChange={(typed) => show(typed === '' ? {} : { q: typed })}
        />
      </div>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'stories.loading', message: 'Pages are loading' })} />
      )}
      {data?.stories.length === 0 && (
        <Empty title={i18n.t({ id: 'stories.none', message: 'No page is called so' })} />
      )}
      {data && data.stories.length > 0 && (
        <ul className={`${rows.rows} ${styles.columns}`}>
          {data.stories.map(({ id, name, fullSlug, state, updatedAt, publishAt, releases: inReleases }) => (
            <li key={id}>
              <Link
                to="/$shop/pages/$story"
                params={{ shop: shop.id, story: String(id) }}
                className={listing.way}
              >
                {name}
              </Link>
              <span className={styles.slug}>{fullSlug}</span>
              <span className={styles.state}>
                <StoryState state={state} publishAt={publishAt} />
                {releases.flatMap((release) =>
                  inReleases.includes(release.id)
                    ? [
                        ' ',
                        <Badge key={release.id} tone="info">
                          {i18n.t({
                            id: 'stories.inRelease',
                            message: 'In release: {name}',
                            values: { name: release.name },
                          })}
                        </Badge>,
                      ]
                    : [],
                )}
              </span>
              <span className={styles.when}>{updatedAt && moment(updatedAt, i18n.locale)}</span>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={styles.pager} aria-label={i18n.t({ id: 'stories.pager', message: 'Further pages' })}>
          <Button isDisabled={page <= 1} onPress={() => show({ ...(q ? { q } : {}), page: page - 1 })}>
            <Trans id="stories.newer" message="Newer" />
          </Button>
          <span>
            {page} / {pages}
          </span>
          <Button isDisabled={page >= pages} onPress={() => show({ ...(q ? { q } : {}), page: page + 1 })}>
            <Trans id="stories.older" message="Older" />
          </Button>
        </nav>
      )}
      {search.new && shop.may('content.change') && (
        <NewPageSheet
          onClose={() => {
            const { new: _, ...rest } = search
            show(rest)
          }}
        />
      )}
    </div>
  )
}
