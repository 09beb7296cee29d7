import type { I18n } from '@lingui/core'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import type { checkRelease, ListedRelease } from '@shop/api-client/office/release-commands'
import { moment } from '../../words/format.ts'
import type { Tone } from '../../words/names/state-name.ts'

type Standing = { name: string; tone: Tone }

/** How a release stands: by hand, planned, out, or kept back. */
export function releaseStanding(release: ListedRelease, timezone: string, i18n: I18n): Standing {
  const said = (iso: string) => moment(iso, i18n.locale, timezone)
  if (release.isReleased)
    return {
      tone: 'good',
      name: release.releasedAt
        ? i18n.t({ id: 'release.outAt', message: 'Out: {at}', values: { at: said(release.releasedAt) } })
        : i18n.t({ id: 'release.out', message: 'Out' }),
    }
  if (release.reason !== null)
    return { tone: 'bad', name: i18n.t({ id: 'release.failed', message: 'Did not go out' }) }
  if (release.releaseAt !== null)
    return {
      tone: 'info',
      name: i18n.t({
        id: 'release.planned',
        message: 'Planned: {at}',
        values: { at: said(release.releaseAt) },
      }),
    }
  return { tone: 'quiet', name: i18n.t({ id: 'release.byHand', message: 'Not planned' }) }
}

/** How many pages are in it; nothing where the service does not say. */
export function pagesInIt({ stories }: ListedRelease, i18n: I18n): string {
  if (stories === null) return ''
  return i18n.t({
    id: 'release.pages',
    message: '{stories, plural, =0 {no page yet} one {one page} other {# pages}}',
    values: { stories },
  })
}

/** What keeps a release from going out, by the number of its pages. */
export function standsAgainst(
  { broken, conflicts, hasConflicts }: CommandAnswer<typeof checkRelease>,
  i18n: I18n,
): string[] {
  return [
    ...(broken > 0
      ? [
          i18n.t({
            id: 'release.broken',
            message: '{pages, plural, one {one page cannot be shown} other {# pages cannot be shown}}',
            values: { pages: broken },
          }),
        ]
      : []),
    ...(conflicts > 0
      ? [
          i18n.t({
            id: 'release.conflicts',
            message: '{pages, plural, one {one conflict} other {# conflicts}}',
            values: { pages: conflicts },
          }),
        ]
      : []),
    ...(hasConflicts && conflicts === 0
      ? [i18n.t({ id: 'release.conflictSomewhere', message: 'a conflict' })]
      : []),
  ]
}
