import { type ListedStory, listStories } from '@shop/api-client/office/content-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { StoriesPage } from './stories-page.tsx'

const home: ListedStory = {
  id: 1,
  name: 'Home',
  fullSlug: 'home',
  state: 'published',
  updatedAt: '2026-11-24T09:12:00Z',
  publishAt: null,
  releases: [],
}
const meta = preview.meta({ component: StoriesPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/pages', address: '/sample/pages', answers })

export const Filled = meta.story({
  parameters: at(
    done(listStories, {
      stories: [
        home,
        { ...home, id: 2, name: 'Christmas', fullSlug: 'guides/christmas', state: 'draft' },
        {
          ...home,
          id: 3,
          name: 'Sale',
          fullSlug: 'sale',
          state: 'changed',
          publishAt: '2026-12-01T07:00:00Z',
        },
      ],
      total: 60,
      perPage: 25,
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Christmas' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Newer' })).toBeDisabled()
  },
})

export const LongNames = meta.story({
  parameters: at(
    done(listStories, {
      stories: Array.from({ length: 25 }, (_, index) => ({
        ...home,
        id: index + 1,
        name: 'A guide to lamps for long evenings by the window, with all that belongs to it '.repeat(2),
        fullSlug: `guides/${'lamps-for-long-evenings-'.repeat(8)}${index}`,
      })),
      total: 25,
      perPage: 25,
    }),
  ),
})

export const Empty = meta.story({
  parameters: at(done(listStories, { stories: [], total: 0, perPage: 25 })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No page is called so')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listStories)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Pages are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listStories)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
