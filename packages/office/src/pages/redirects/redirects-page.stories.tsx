import { addressRedirects } from '@shop/api-client/office/redirect-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { RedirectsPage } from './redirects-page.tsx'

const meta = preview.meta({ component: RedirectsPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/redirects', address: '/sample/redirects', answers })

export const Empty = meta.story({
  parameters: at(done(addressRedirects, { redirects: [], next: null, total: 0 })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No address leads elsewhere yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(addressRedirects)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The redirects are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(addressRedirects)),
  async play({ canvas }) {
    await expect(await canvas.findByText('The office cannot be reached.', { exact: false })).toBeVisible()
  },
})
