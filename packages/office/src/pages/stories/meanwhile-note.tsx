import { Trans, useLingui } from '@lingui/react'
import type { BlockKind, OpenedStory } from '@shop/api-client/office/content-commands'
import { storyChanges } from '@shop/domain/story/story-changes'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { actorName } from '../../words/actor-name.ts'
import { moment } from '../../words/format.ts'
import { ChangeList } from './change-list.tsx'
import styles from './story-page.module.css'
import type { Draft } from './use-draft.ts'

type MeanwhileNoteProps = {
  story: OpenedStory
  draft: Pick<Draft, 'base' | 'content'>
  kinds: readonly BlockKind[]
  onSettle: Draft['settle']
}

/** Somebody else has written the page since: what they and what was typed here have changed, and which of it stands. */
export function MeanwhileNote({ story, draft, kinds, onSettle }: MeanwhileNoteProps) {
  const { i18n } = useLingui()
  return (
    <section
      className={styles.sheet}
      aria-label={i18n.t({ id: 'story.theirs', message: 'What has changed meanwhile' })}
    >
      <Notice tone="notice">
        <WrittenBy story={story} />{' '}
        <Trans
          id="story.nothingLost"
          message="Nothing was overwritten, and what you have typed is still here."
        />
      </Notice>
      <h2>
        <Trans id="story.theirs" message="What has changed meanwhile" />
      </h2>
      <ChangeList changes={storyChanges(draft.base.content, story.content)} kinds={kinds} />
      <h2>
        <Trans id="story.mine" message="What you have changed" />
      </h2>
      <ChangeList changes={storyChanges(draft.base.content, draft.content)} kinds={kinds} />
      <p className={styles.quiet}>
        <Trans
          id="story.bothAbout"
          message="Where both have changed the same field, bringing them together takes yours. Undo leads back to what you have typed."
        />
      </p>
      <div className={styles.actions}>
        <Button onPress={() => onSettle('theirs')}>
          <Trans id="story.takeTheirs" message="Take theirs" />
        </Button>
        <Button onPress={() => onSettle('mine')}>
          <Trans id="product.mine" message="Keep mine, over theirs" />
        </Button>
        <Button look="primary" onPress={() => onSettle('both')}>
          <Trans id="story.both" message="Bring both together" />
        </Button>
      </div>
    </section>
  )
}

/** Who has written a page last, and when, as far as the office knows. */
export function WrittenBy({ story: { by, updatedAt } }: Pick<MeanwhileNoteProps, 'story'>) {
  const { i18n } = useLingui()
  const at = updatedAt === null ? '' : moment(updatedAt, i18n.locale)
  if (by === null)
    return (
      <Trans
        id="story.writtenElsewhere"
        message="Somebody else has changed this page, {at}."
        values={{ at }}
      />
    )
  return (
    <Trans
      id="story.writtenBy"
      message="{by} has changed this page, {at}."
      values={{ by: actorName(by, i18n), at }}
    />
  )
}
