import {
  blockKinds,
  type OpenedStory,
  openStory,
  publishStory,
  saveStory,
  storyVersions,
  unpublishStory,
} from '@shop/api-client/office/content-commands'
import { listReleases } from '@shop/api-client/office/release-commands'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { conflict, done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { StoryPage } from './story-page.tsx'

const page: OpenedStory = {
  id: 4,
  name: 'Christmas',
  fullSlug: 'guides/christmas',
  state: 'published',
  updatedAt: '2026-11-24T09:12:00Z',
  publishAt: null,
  plannedDraft: null,
  releases: [],
  content: { component: 'page', title: 'Gifts for long evenings' },
  lockVersion: 2,
  // Drafts are not set up: no page of a shop is asked for.
  draft: null,
  path: '/christmas/',
  languages: ['fr'],
  release: null,
  by: 'Anna Weber',
}
const kinds = done(blockKinds, {
  kinds: [
    {
      name: 'page',
      title: 'Page',
      isNestable: false,
      fields: [
        {
          name: 'title',
          type: 'text',
          label: 'Title',
          isRequired: true,
          isTranslatable: true,
          hint: null,
          most: 60,
          options: [],
          allowed: null,
        },
      ],
    },
  ],
})
const meta = preview.meta({ component: StoryPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/pages/$story', address: '/sample/pages/4', answers: [kinds, ...answers] })

export const Filled = meta.story({
  parameters: at(done(openStory, page)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Christmas' })).toBeVisible()
    await expect(canvas.getByDisplayValue('Gifts for long evenings')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep as draft' })).toBeDisabled()
  },
})

export const InARelease = meta.story({
  parameters: inOffice({
    route: '/$shop/pages/$story',
    address: '/sample/pages/4?release=7',
    answers: [
      kinds,
      done(openStory, { ...page, release: 7 }),
      done(listReleases, {
        releases: [
          {
            id: 7,
            name: 'Summer sale',
            releaseAt: null,
            isReleased: false,
            releasedAt: null,
            reason: null,
            stories: 1,
            lockVersion: 1,
          },
        ],
        timezone: 'Europe/Berlin',
      }),
    ],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('You are editing in: Summer sale')).toBeVisible()
    await expect(canvas.getByText(/not changed there yet/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep in the release' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull()
  },
})

export const NotKeptYet = meta.story({
  parameters: at(done(openStory, page)),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByDisplayValue('Gifts for long evenings'), '!')
    await expect(canvas.getByText('Not kept yet: only you see it, in this tab.')).toBeVisible()
  },
})

const theirs: OpenedStory = {
  ...page,
  state: 'changed',
  updatedAt: '2026-11-24T09:20:00Z',
  lockVersion: 3,
  content: { component: 'page', title: 'Gifts for long evenings', title__i18n__fr: 'Cadeaux' },
  by: 'Ben Keller',
}
const byBen = [{ at: '2026-11-24T09:20:00Z', by: 'Ben Keller', what: 'saveStory' }]

/** Somebody has saved the page since: nothing is overwritten, and both are shown with three ways on. */
export const Conflict = meta.story({
  parameters: at(done(openStory, page), done(openStory, theirs), conflict(saveStory, byBen)),
  async play({ canvas, userEvent }) {
    const title = await canvas.findByDisplayValue('Gifts for long evenings')
    await userEvent.type(title, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as draft' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller has changed this page')
    const both = canvas.getByRole('region', { name: 'What has changed meanwhile' })
    const changes = within(both).getAllByRole('listitem')
    await expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Title (fr)'),
      expect.stringMatching(/Title$/),
    ])
    await expect(title).toHaveValue('Gifts for long evenings!')
    await expect(canvas.getByRole('button', { name: 'Keep as draft' })).toBeDisabled()
  },
})

export const BothTogether = meta.story({
  parameters: at(
    done(openStory, page),
    done(openStory, theirs),
    conflict(saveStory, byBen),
    done(saveStory, { ...theirs, lockVersion: 4, by: 'Anna Weber' }),
  ),
  async play({ canvas, userEvent }) {
    const title = await canvas.findByDisplayValue('Gifts for long evenings')
    await userEvent.type(title, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as draft' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring both together' }))
    await expect(canvas.queryByText(/Ben Keller/)).toBeNull()
    await expect(canvas.getByText('Not kept yet: only you see it, in this tab.')).toBeVisible()
    await expect(title).toHaveValue('Gifts for long evenings!')
    await expect(canvas.getByRole('button', { name: 'Keep as draft' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(title).toHaveValue('Gifts for long evenings!')
  },
})

export const TakeTheirs = meta.story({
  parameters: at(
    done(openStory, page),
    done(openStory, { ...theirs, content: { component: 'page', title: 'Gifts by Ben' } }),
    conflict(saveStory, byBen),
  ),
  async play({ canvas, userEvent }) {
    const title = await canvas.findByDisplayValue('Gifts for long evenings')
    await userEvent.type(title, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as draft' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }))
    await expect(title).toHaveValue('Gifts by Ben')
    await expect(canvas.getByRole('button', { name: 'Keep as draft' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(title).toHaveValue('Gifts for long evenings!')
  },
})

/** What is published is what was looked at: a newer draft is shown first. */
export const PublishOvertaken = meta.story({
  parameters: at(
    done(openStory, { ...page, state: 'changed' }),
    done(openStory, { ...theirs, content: { component: 'page', title: 'Gifts by Ben' } }),
    done(storyVersions, { versions: [] }),
    conflict(publishStory, byBen),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Publish now' }))
    await expect(await sheet.findByText(/Nothing was published: look at it first/)).toBeVisible()
    await expect(sheet.getByText(/Ben Keller has changed this page/)).toBeVisible()
    await expect(sheet.getByRole('listitem')).toHaveTextContent('Title')
  },
})

/** The plan holds what was looked at: what was changed since is said not to be in it. */
export const PlannedBeforeAChange = meta.story({
  parameters: at(
    done(openStory, {
      ...page,
      state: 'changed',
      publishAt: '2026-12-01T07:00:00Z',
      plannedDraft: 'earlier',
    }),
    done(storyVersions, { versions: [] }),
  ),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/what was changed since is not in it/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(/what was changed since is not in it/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Drop the plan' })).toBeVisible()
  },
})

export const TakeOff = meta.story({
  parameters: at(
    done(openStory, page),
    done(openStory, { ...page, state: 'draft', lockVersion: 3 }),
    done(unpublishStory, { ...page, state: 'draft', lockVersion: 3 }),
  ),
  async play({ canvas, userEvent }) {
    const title = await canvas.findByDisplayValue('Gifts for long evenings')
    await userEvent.type(title, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Take off' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(/Shoppers find nothing at \/christmas\/ any more/)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Take it off now' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take off' })).toBeNull())
    await expect(title).toHaveValue('Gifts for long evenings!')
  },
})

export const TakeOffNeeded = meta.story({
  parameters: at(done(openStory, { ...page, path: '/' })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take off' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(/so this page stays/)).toBeVisible()
    await expect(sheet.queryByRole('button', { name: 'Take it off now' })).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: at(pending(openStory)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The page is loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(openStory)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
