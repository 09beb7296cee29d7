import { listInbox } from '@shop/api-client/office/inbox-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { InboxPage } from './inbox-page.tsx'

const meta = preview.meta({ component: InboxPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/inbox', address: '/sample/inbox', answers })

export const Empty = meta.story({
  parameters: at(
    done(listInbox, {
      items: [],
      counts: { overdue: 0, mine: 0, kinds: [] },
      isCut: false,
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Nothing waits here')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listInbox)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The inbox is loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listInbox)),
  async play({ canvas }) {
    await expect(await canvas.findByText('The office cannot be reached.', { exact: false })).toBeVisible()
  },
})
