import { Trans } from '@lingui/react'
import type { OpenedStory } from '@shop/api-client/office/content-commands'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { releasesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import styles from './story-page.module.css'

type ReleaseNoteProps = { story: OpenedStory; release: number }

/** Says in which release a page is edited, and what becomes of it. */
export function ReleaseNote({ story, release }: ReleaseNoteProps) {
  const { id: shop } = useShop()
  const { data } = useQuery(releasesQuery(shop))
  const name = data?.releases.find(({ id }) => id === release)?.name ?? String(release)
  return (
    <p className={styles.release}>
      <strong>
        <Trans id="release.editing" message="You are editing in: {name}" values={{ name }} />
      </strong>{' '}
      {story.releases.includes(release) ? (
        <Trans id="release.inIt" message="Shoppers see it once the release is out." />
      ) : (
        <Trans
          id="release.notInIt"
          message="The page is not changed there yet: it comes in once you keep a change."
        />
      )}{' '}
      <Link to="/$shop/pages/releases/$release" params={{ shop, release: String(release) }}>
        <Trans id="release.toIt" message="To the release" />
      </Link>
    </p>
  )
}
