import { useLingui } from '@lingui/react'
import type { OpenedStory } from '@shop/api-client/office/content-commands'
import { Notice } from '../../parts/notice.tsx'
import { moment } from '../../words/format.ts'

/** That a plan publishes something else than the draft that is here; nothing where both are the same. */
export function PlanNote({ publishAt, plannedDraft }: Pick<OpenedStory, 'publishAt' | 'plannedDraft'>) {
  const { i18n } = useLingui()
  if (publishAt === null || plannedDraft === null || plannedDraft === 'same') return null
  const values = { at: moment(publishAt, i18n.locale) }
  return (
    <Notice tone="notice">
      {plannedDraft === 'earlier'
        ? i18n.t({
            id: 'story.plannedEarlier',
            message:
              'Planned for {at}, as the page was when it was planned: what was changed since is not in it. Plan it again to bring that in.',
            values,
          })
        : i18n.t({
            id: 'story.plannedLatest',
            message:
              'Planned for {at}: whatever the draft says by then is published, also what is changed until then.',
            values,
          })}
    </Notice>
  )
}
