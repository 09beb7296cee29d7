import { Trans, useLingui } from '@lingui/react'
import { deleteStory, type OpenedStory } from '@shop/api-client/office/content-commands'
import { isStoryNeeded } from '@shop/domain/story/story-address'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { storyUseQuery } from '../../../client/queries.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import listing from '../../../parts/listing.module.css'
import { Loading, Notice } from '../../../parts/notice.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { problemText } from '../../../words/problems/problem-text.ts'
import styles from './place.module.css'

type DeleteSheetProps = { story: OpenedStory; onClose: () => void }

/** Asks before a page goes for good, and says who leads to it; one that the shop needs stays. */
export function DeleteSheet({ story, onClose }: DeleteSheetProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { act, isBusy, failure } = useCommand()
  const isNeeded = isStoryNeeded(story.path)

  async function remove(): Promise<void> {
    const { id, lockVersion, updatedAt } = story
    if ((await act(deleteStory, { id, lockVersion, updatedAt })) === null) return
    await navigate({ to: '/$shop/pages', params: { shop: shop.id } })
  }

  return (
    <Sheet title={i18n.t({ id: 'storyPlace.delete', message: 'Delete the page' })} isOpen onClose={onClose}>
      <div className={listing.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isNeeded ? (
          <p>
            <Trans
              id="storyPlace.needed"
              message="The shop leads to {path} by itself, so this page stays. You can change all that is on it."
              values={{ path: story.path }}
            />
          </p>
        ) : (
          <>
            <p>
              {story.state === 'draft' ? (
                <Trans
                  id="storyPlace.deleteDraft"
                  message="“{name}” goes for good, with its draft. Shoppers do not see it."
                  values={{ name: story.name }}
                />
              ) : (
                <Trans
                  id="storyPlace.deletePublished"
                  message="“{name}” goes for good, and nothing is at {path} any more. To hide it for a while, take it off instead."
                  values={{ name: story.name, path: story.path }}
                />
              )}
            </p>
            {story.releases.length > 0 && (
              <p>
                <Trans
                  id="storyPlace.deleteInRelease"
                  message="It is changed in a release to come, and goes out of it as well."
                />
              </p>
            )}
            <StoryUse story={story} />
          </>
        )}
        <div className={listing.send}>
          <Button onPress={onClose} autoFocus>
            <Trans id="step.stop" message="Not now" />
          </Button>
          {!isNeeded && (
            <Button look="danger" isDisabled={isBusy} onPress={() => void remove()}>
              <Trans id="storyPlace.deleteNow" message="Delete for good" />
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

function StoryUse({ story }: Pick<DeleteSheetProps, 'story'>) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data, error } = useQuery(storyUseQuery(shop, story.id))
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (!data)
    return (
      <Loading label={i18n.t({ id: 'storyPlace.useLoading', message: 'Looking who leads here' })} rows={2} />
    )
  if (data.stories.length === 0)
    return (
      <p className={listing.quiet}>
        <Trans id="storyPlace.unused" message="No other page leads here." />
      </p>
    )
  return (
    <section>
      <h3>
        <Trans id="storyPlace.use" message="Pages that lead here" />
      </h3>
      <ul className={styles.uses}>
        {data.stories.map(({ id, name, fullSlug }) => (
          <li key={id}>
            <Link to="/$shop/pages/$story" params={{ shop, story: String(id) }}>
              {name}
            </Link>{' '}
            <span className={listing.quiet}>{fullSlug}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
