import { blockKinds, type OpenedStory, openStory, saveStory } from '@shop/api-client/office/content-commands'
import { listReleases } from '@shop/api-client/office/release-commands'
import { expect } from 'storybook/test'
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
  releases: [],
  content: { component: 'page', title: 'Gifts for long evenings' },
  lockVersion: 2,
  // Drafts are not set up: no page of a shop is asked for.
  draft: null,
  path: '/christmas/',
  languages: ['fr'],
  release: null,
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

export const Conflict = meta.story({
  parameters: at(
    done(openStory, page),
    conflict(saveStory, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'content' }]),
  ),
  async play({ canvas, userEvent }) {
    const title = await canvas.findByDisplayValue('Gifts for long evenings')
    await userEvent.type(title, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as draft' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller has changed it meanwhile.')
    await expect(title).toHaveValue('Gifts for long evenings!')
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
