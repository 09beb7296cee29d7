import { Trans, useLingui } from '@lingui/react'
import {
  type BlockKind,
  type OpenedStory,
  publishStory,
  scheduleStory,
} from '@shop/api-client/office/content-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storyVersionsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment } from '../../words/format.ts'
import { ChangeList } from './change-list.tsx'
import { DeadLinkList } from './links/dead-link-list.tsx'
import styles from './story-page.module.css'
import { StoryProblems } from './story-problems.tsx'
import { storyChanges } from './tree/story-changes.ts'

type PublishSheetProps = {
  story: OpenedStory
  kinds: readonly BlockKind[]
  isOpen: boolean
  onClose: () => void
  onDone: (story: OpenedStory) => void
  /** Opens the form of a block that has to be put right. */
  onOpen: (uid: string) => void
}

/** Says what everybody will see differently, and shows it to them, now or later. */
export function PublishSheet({ story, kinds, isOpen, onClose, onDone, onOpen }: PublishSheetProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure, refusal } = useCommand()
  const broken = refusal?.code === 'storyBroken' ? String(refusal.params.problems) : null
  const [at, setAt] = useState('')

  async function finish(done: Promise<OpenedStory | null>): Promise<void> {
    const after = await done
    if (after !== null) onDone(after)
  }

  return (
    <Sheet title={i18n.t({ id: 'story.publish', message: 'Publish' })} isOpen={isOpen} onClose={onClose}>
      <div className={styles.sheet}>
        {failure && (
          <Notice tone="bad">
            {broken === null ? (
              failure
            ) : (
              <StoryProblems problems={broken} content={story.content} kinds={kinds} onOpen={onOpen} />
            )}
          </Notice>
        )}
        <Summary story={story} kinds={kinds} />
        {broken === null && <DeadLinkList content={story.content} path={story.path} onOpen={onOpen} />}
        <Button
          look="primary"
          isDisabled={isBusy}
          onPress={() => void finish(act(publishStory, { id: story.id }))}
        >
          <Trans id="story.publishNow" message="Publish now" />
        </Button>
        <Field
          label={i18n.t({ id: 'story.later', message: 'Or later, at' })}
          type="datetime-local"
          value={at}
          onChange={setAt}
          {...(story.publishAt
            ? {
                hint: i18n.t({
                  id: 'story.planned',
                  message: 'Planned for {at}.',
                  values: { at: moment(story.publishAt, i18n.locale) },
                }),
              }
            : {})}
        />
        <div className={styles.actions}>
          {story.publishAt && (
            <Button
              isDisabled={isBusy}
              onPress={() => void finish(act(scheduleStory, { id: story.id, at: null }))}
            >
              <Trans id="story.unplan" message="Drop the plan" />
            </Button>
          )}
          <Button
            isDisabled={isBusy || at === ''}
            onPress={() => void finish(act(scheduleStory, { id: story.id, at: new Date(at).toISOString() }))}
          >
            <Trans id="story.plan" message="Plan it" />
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

/** What is published was kept as a version when it was. */
function Summary({ story, kinds }: Pick<PublishSheetProps, 'story' | 'kinds'>) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data, isPending } = useQuery(storyVersionsQuery(shop, story.id, null))
  if (story.state === 'draft')
    return (
      <p>
        <Trans
          id="story.firstTime"
          message="Nobody sees this page yet. It will be at {path}."
          values={{ path: story.path }}
        />
      </p>
    )
  if (isPending)
    return <Loading label={i18n.t({ id: 'story.comparing', message: 'Changes are loading' })} rows={3} />
  const published = data?.versions.find(({ status }) => status === 'published')
  if (published === undefined) return null
  return (
    <>
      <h3>
        <Trans id="story.whatChanges" message="What everybody will see differently" />
      </h3>
      <ChangeList changes={storyChanges(published.content, story.content)} kinds={kinds} />
    </>
  )
}
