import { blockKinds } from '@shop/api-client/office/content-commands'
import {
  type ChangedStory,
  type OpenedRelease,
  openRelease,
  releaseNow,
} from '@shop/api-client/office/release-commands'
import { expect, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { ReleasePage } from './release-page.tsx'

const home: ChangedStory = {
  id: 1,
  name: 'Home',
  fullSlug: 'home',
  published: { component: 'page', title: 'Gifts for long evenings' },
  draft: { component: 'page', title: 'Gifts for long evenings' },
  content: { component: 'page', title: 'Everything for the garden' },
  conflict: null,
  outsideVersion: 4,
  problems: '',
  preview: null,
}
const opened: OpenedRelease = {
  release: {
    id: 7,
    name: 'Summer sale',
    releaseAt: '2026-07-01T06:00:00Z',
    isReleased: false,
    releasedAt: null,
    reason: null,
    stories: 2,
    lockVersion: 3,
  },
  timezone: 'Europe/Berlin',
  hasConflicts: false,
  changes: [home, { ...home, id: 2, name: 'Sale', fullSlug: 'sale', published: null }],
}
const field = { isRequired: true, isTranslatable: true, hint: null, most: 60, options: [], allowed: null }
const kinds = done(blockKinds, {
  kinds: [
    {
      name: 'page',
      title: 'Page',
      isNestable: false,
      fields: [{ name: 'title', type: 'text', label: 'Title', ...field }],
    },
  ],
})
const meta = preview.meta({ component: ReleasePage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/pages/releases/$release',
    address: '/sample/pages/releases/7',
    answers: [kinds, ...answers],
  })

export const Filled = meta.story({
  parameters: at(done(openRelease, opened)),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Planned: 1 Jul 2026, 08:00')).toBeVisible()
    await expect(canvas.getByText('Shoppers will see this page for the first time.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Release now' }))
    await expect(await screen.findByText('Shoppers will see 2 pages differently at once:')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Show all pages' })).toBeEnabled()
  },
})

export const AgainstIt = meta.story({
  parameters: at(
    done(openRelease, {
      ...opened,
      hasConflicts: true,
      release: { ...opened.release, reason: 'The release "Summer sale" cannot go out: sale: it is empty.' },
      changes: [
        { ...home, conflict: 'published' },
        { ...home, id: 2, name: 'Sale', problems: 'page at body[0]: title: Invalid length' },
        { ...home, id: 3, name: 'Guide', conflict: 'draft' },
      ],
    }),
    done(releaseNow, opened.release),
  ),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/did not go out when it was due/)).toBeVisible()
    await expect(canvas.getByText(/The release would undo that/)).toBeVisible()
    await expect(canvas.getByText('Page, Title: fill it in.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Release now' }))
    await expect(await screen.findByRole('button', { name: 'Show all pages' })).toBeDisabled()
  },
})

export const ServiceSaysLess = meta.story({
  parameters: at(done(openRelease, { ...opened, hasConflicts: true })),
  async play({ canvas }) {
    await expect(await canvas.findByText(/does not say which one/)).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at(done(openRelease, { ...opened, changes: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No page is in this release yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Release now' })).toBeDisabled()
  },
})

export const Out = meta.story({
  parameters: at(
    done(openRelease, {
      ...opened,
      release: { ...opened.release, isReleased: true, releasedAt: '2026-07-01T06:00:00Z' },
      changes: [],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText(/This release is out \(2 pages\)/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Release now' })).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: at(pending(openRelease)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The release is loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(openRelease)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
