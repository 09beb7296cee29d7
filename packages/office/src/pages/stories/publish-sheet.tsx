import { Trans, useLingui } from '@lingui/react'
import {
  type BlockKind,
  type OpenedStory,
  publishStory,
  scheduleStory,
} from '@shop/api-client/office/content-commands'
import { storyChanges } from '@shop/domain/story/story-changes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { storyQuery, storyVersionsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment } from '../../words/format.ts'
import { ChangeList } from './change-list.tsx'
import { DeadLinkList } from './links/dead-link-list.tsx'
import { WrittenBy } from './meanwhile-note.tsx'
import { PlanNote } from './plan-note.tsx'
import styles from './story-page.module.css'
import { StoryProblems } from './story-problems.tsx'

type PublishSheetProps = {
  /** The draft that is looked at here. */
  story: OpenedStory
  kinds: readonly BlockKind[]
  onClose: () => void
  onDone: (story: OpenedStory) => void
  /** Opens the form of a block that has to be put right. */
  onOpen: (uid: string) => void
}

/** Says what everybody will see differently, and shows exactly that to them, now or later. */
export function PublishSheet({ story: first, kinds, onClose, onDone, onOpen }: PublishSheetProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const queries = useQueryClient()
  const [story, setStory] = useState(first)
  /** What was looked at before somebody else has written the page. */
  const [before, setBefore] = useState<OpenedStory | null>(null)
  const { act, isBusy, failure, refusal } = useCommand(() => {
    const now = queries.getQueryData(storyQuery(shop, first.id, null).queryKey)
    if (now === undefined) return
    setBefore(story)
    setStory(now)
  })
  const { id, lockVersion, updatedAt } = story
  const seen = { id, lockVersion, updatedAt }
  const broken = refusal?.code === 'storyBroken' ? String(refusal.params.problems) : null
  const [at, setAt] = useState('')

  async function finish(doing: () => Promise<OpenedStory | null>): Promise<void> {
    setBefore(null)
    const after = await doing()
    if (after !== null) onDone(after)
  }

  return (
    <Sheet title={i18n.t({ id: 'story.publish', message: 'Publish' })} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        {before !== null && (
          <Notice tone="notice">
            <p>
              <WrittenBy story={story} />{' '}
              <Trans id="story.notPublished" message="Nothing was published: look at it first." />
            </p>
            <ChangeList changes={storyChanges(before.content, story.content)} kinds={kinds} />
          </Notice>
        )}
        {failure && before === null && (
          <Notice tone="bad">
            {broken === null ? (
              failure
            ) : (
              <StoryProblems problems={broken} content={story.content} kinds={kinds} onOpen={onOpen} />
            )}
          </Notice>
        )}
        <Summary story={story} kinds={kinds} />
        <PlanNote {...story} />
        {broken === null && <DeadLinkList content={story.content} path={story.path} onOpen={onOpen} />}
        <Button look="primary" isDisabled={isBusy} onPress={() => void finish(() => act(publishStory, seen))}>
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
              onPress={() => void finish(() => act(scheduleStory, { ...seen, at: null }))}
            >
              <Trans id="story.unplan" message="Drop the plan" />
            </Button>
          )}
          <Button
            isDisabled={isBusy || at === ''}
            onPress={() => void finish(() => act(scheduleStory, { ...seen, at: new Date(at).toISOString() }))}
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
