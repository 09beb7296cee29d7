import { checkRelease, type ListedRelease, listReleases } from '@shop/api-client/office/release-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { ReleasesPage } from './releases-page.tsx'

const sale: ListedRelease = {
  id: 7,
  name: 'Summer sale',
  releaseAt: null,
  isReleased: false,
  releasedAt: null,
  reason: null,
  stories: 2,
  lockVersion: 3,
}
const meta = preview.meta({ component: ReleasesPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/pages/releases', address: '/sample/pages/releases', answers })
const list = (releases: ListedRelease[]) => done(listReleases, { releases, timezone: 'Europe/Berlin' })

export const Filled = meta.story({
  parameters: at(
    done(checkRelease, { hasConflicts: true, conflicts: 1, broken: 1 }),
    list([
      sale,
      { ...sale, id: 6, name: 'Advent', releaseAt: '2026-11-29T05:00:00Z', stories: 1 },
      { ...sale, id: 5, name: 'Autumn', releaseAt: '2026-09-01T05:00:00Z', reason: 'home: it is broken' },
      { ...sale, id: 4, name: 'Spring', isReleased: true, releasedAt: '2026-03-01T05:00:00Z', stories: 0 },
    ]),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Summer sale' })).toBeVisible()
    await expect(canvas.getByText('Planned: 29 Nov 2026, 06:00')).toBeVisible()
    await expect(canvas.getByText('Did not go out')).toBeVisible()
    await expect(canvas.getByText('no page yet')).toBeVisible()
    await expect((await canvas.findAllByText('one page cannot be shown'))[0]).toBeVisible()
    await expect(canvas.getAllByText('one conflict')[0]).toBeVisible()
  },
})

export const LongNames = meta.story({
  parameters: at(
    list(
      Array.from({ length: 12 }, (_, index) => ({
        ...sale,
        id: index + 1,
        name: 'A sale of lamps for long evenings by the window '.repeat(2),
        releaseAt: '2026-12-01T07:00:00Z',
      })),
    ),
  ),
})

export const Empty = meta.story({
  parameters: at(list([])),
  async play({ canvas }) {
    await expect(await canvas.findByText('There is no release')).toBeVisible()
  },
})

export const ReadOnly = meta.story({
  parameters: inOffice({
    route: '/$shop/pages/releases',
    address: '/sample/pages/releases',
    rights: ['content.read', 'content.change'],
    answers: [list([sale])],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Summer sale' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New release' })).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listReleases)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Releases are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listReleases)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
