import { useLingui } from '@lingui/react'
import type { OpenedStory } from '@shop/api-client/office/content-commands'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { releasesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'

/** The page as everybody sees it, which is in no release. */
const LIVE = ''

/** In which release a page is edited. Without a release to come there is nothing to choose. */
export function ReleaseChoice({ story }: { story: OpenedStory }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { data } = useQuery(releasesQuery(shop.id))
  const open = (data?.releases ?? []).filter(({ id, isReleased }) => !isReleased || id === story.release)
  if (open.length === 0) return null

  return (
    <Choice
      label={i18n.t({ id: 'release.editIn', message: 'Edit in' })}
      isBare
      options={[
        { key: LIVE, name: i18n.t({ id: 'release.none', message: 'No release' }) },
        ...open.map(({ id, name }) => ({ key: String(id), name })),
      ]}
      value={story.release === null ? LIVE : String(story.release)}
      onChange={(key) =>
        void navigate({
          to: '/$shop/pages/$story',
          params: { shop: shop.id, story: String(story.id) },
          search: key === LIVE ? {} : { release: Number(key) },
        })
      }
    />
  )
}
