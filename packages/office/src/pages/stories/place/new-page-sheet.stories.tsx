import { blockKinds, createStory, type OpenedStory } from '@shop/api-client/office/content-commands'
import { type ListedRelease, listReleases } from '@shop/api-client/office/release-commands'
import { expect, fn, screen, spyOn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { done, inOffice, type StoryAnswer } from '../../../testing/story-office.ts'
import { NewPageSheet } from './new-page-sheet.tsx'

const summer: ListedRelease = {
  id: 7,
  name: 'Summer sale',
  releaseAt: null,
  isReleased: false,
  releasedAt: null,
  reason: null,
  stories: 1,
  lockVersion: 1,
}
const made: OpenedStory = {
  id: 4,
  name: 'Garden',
  fullSlug: 'garden',
  state: 'draft',
  updatedAt: '2026-11-24T09:12:00Z',
  publishAt: null,
  plannedDraft: null,
  releases: [7],
  content: { component: 'page', title: 'Garden' },
  lockVersion: 1,
  draft: null,
  path: '/garden/',
  languages: ['fr'],
  release: 7,
  by: null,
}
const meta = preview.meta({ component: NewPageSheet, args: { onClose: fn() } })
const at = (...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/pages',
    address: '/sample/pages',
    answers: [done(blockKinds, { kinds: [] }), done(createStory, made), ...answers],
  })

/** Releases that are out are none to begin in; the one that is chosen goes with the page. */
export const InARelease = meta.story({
  parameters: at(
    done(listReleases, {
      releases: [summer, { ...summer, id: 6, name: 'Spring', isReleased: true }],
      timezone: 'Europe/Berlin',
    }),
  ),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByLabelText('Title'), 'Garden')
    await expect(screen.getByText('It begins as a draft that shoppers do not see.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /In a release/ }))
    await expect(screen.queryByRole('option', { name: 'Spring' })).toBeNull()
    await userEvent.click(screen.getByRole('option', { name: 'Summer sale' }))
    await expect(
      screen.getByText('It begins as a draft, and shoppers see it when the release goes out.'),
    ).toBeVisible()

    const asked = spyOn(window, 'fetch')
    await userEvent.click(screen.getByRole('button', { name: 'Make the page' }))

    const body = asked.mock.calls.find(([address]) => address === '/api/shops/sample/createStory')?.[1]?.body
    await expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({
      input: { name: 'Garden', release: 7 },
    })
  },
})

/** Where no release waits, none is asked for. */
export const WithoutReleases = meta.story({
  parameters: at(
    done(listReleases, { releases: [{ ...summer, isReleased: true }], timezone: 'Europe/Berlin' }),
  ),
  async play() {
    await expect(await screen.findByLabelText('Title')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /In a release/ })).toBeNull()
  },
})
