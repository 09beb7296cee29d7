import { Trans, useLingui } from '@lingui/react'
import { type BlockKind, type OpenedStory, restoreStory } from '@shop/api-client/office/content-commands'
import { storyChanges } from '@shop/domain/story/story-changes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storyVersionsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { actorName } from '../../words/actor-name.ts'
import { moment } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { ChangeList } from './change-list.tsx'
import styles from './story-page.module.css'

type VersionsSheetProps = {
  story: OpenedStory
  kinds: readonly BlockKind[]
  isOpen: boolean
  onClose: () => void
  /** Keeps what is typed, so that it is a version itself; the page as it is then, null where it could not. */
  onKeep: () => Promise<OpenedStory | null>
  onDone: (story: OpenedStory) => void
}

/** Earlier states of a page: what is different now, and the way back. */
export function VersionsSheet({ story, kinds, isOpen, onClose, onKeep, onDone }: VersionsSheetProps) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const { data, error, isPending } = useQuery({
    ...storyVersionsQuery(shop, story.id, story.release),
    enabled: isOpen,
  })
  const { act, isBusy, failure } = useCommand()
  const [open, setOpen] = useState<number | null>(null)

  async function restore(version: number): Promise<void> {
    const now = await onKeep()
    if (now === null) return
    const { id, lockVersion, updatedAt, release } = now
    const after = await act(restoreStory, { id, version, lockVersion, updatedAt, release })
    if (after !== null) onDone(after)
  }

  return (
    <Sheet title={i18n.t({ id: 'story.versions', message: 'Versions' })} isOpen={isOpen} onClose={onClose}>
      <div className={styles.sheet}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
        {isPending && !error && (
          <Loading label={i18n.t({ id: 'story.versionsLoading', message: 'Versions are loading' })} />
        )}
        {data?.versions.length === 0 && (
          <Empty title={i18n.t({ id: 'story.noVersions', message: 'Nothing was changed yet' })} />
        )}
        <ol className={styles.versions}>
          {data?.versions.map(({ id, at, status, content, by }) => (
            <li key={id}>
              <div className={styles.version}>
                <span>
                  {moment(at, i18n.locale)}
                  {by !== null && ` · ${actorName(by, i18n)}`}
                </span>
                <Badge tone={status === 'published' ? 'good' : 'quiet'}>
                  {status === 'published'
                    ? i18n.t({ id: 'story.wasPublished', message: 'Published' })
                    : i18n.t({ id: 'story.wasDraft', message: 'Draft' })}
                </Badge>
                <Button
                  look="quiet"
                  aria-expanded={open === id}
                  onPress={() => setOpen(open === id ? null : id)}
                >
                  <Trans id="story.compare" message="Compare" />
                </Button>
              </div>
              {open === id && (
                <div className={styles.compared}>
                  <p className={styles.quiet}>
                    <Trans id="story.since" message="From then to the draft of now" />
                  </p>
                  <ChangeList changes={storyChanges(content, story.content)} kinds={kinds} />
                  {may('content.change') && (
                    <Button isDisabled={isBusy} onPress={() => void restore(id)}>
                      <Trans id="story.restore" message="Make this the draft" />
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}
