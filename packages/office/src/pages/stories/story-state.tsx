import { useLingui } from '@lingui/react'
import type { ListedStory } from '@shop/api-client/office/content-commands'
import { Badge } from '../../parts/badge.tsx'
import { moment } from '../../words/format.ts'
import type { Tone } from '../../words/names/state-name.ts'

const TONES: Record<ListedStory['state'], Tone> = { draft: 'quiet', published: 'good', changed: 'notice' }

/** How a page stands, and when its draft is published by itself. */
export function StoryState({ state, publishAt }: Pick<ListedStory, 'state' | 'publishAt'>) {
  const { i18n } = useLingui()
  const names: Record<ListedStory['state'], string> = {
    draft: i18n.t({ id: 'story.state.draft', message: 'Draft' }),
    published: i18n.t({ id: 'story.state.published', message: 'Published' }),
    changed: i18n.t({ id: 'story.state.changed', message: 'Changed since' }),
  }
  return (
    <>
      <Badge tone={TONES[state]}>{names[state]}</Badge>{' '}
      {publishAt && (
        <Badge tone="info">
          {i18n.t({
            id: 'story.state.planned',
            message: 'Planned: {at}',
            values: { at: moment(publishAt, i18n.locale) },
          })}
        </Badge>
      )}
    </>
  )
}
