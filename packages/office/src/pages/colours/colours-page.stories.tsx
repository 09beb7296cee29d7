import { listColours } from '@shop/api-client/office/colour-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { ColoursPage } from './colours-page.tsx'

const meta = preview.meta({ component: ColoursPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/colours', address: '/sample/colours', answers })

export const Empty = meta.story({
  parameters: at(done(listColours, { colours: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No product has a colour yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listColours)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The colours are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listColours)),
  async play({ canvas }) {
    await expect(await canvas.findByText('The office cannot be reached.', { exact: false })).toBeVisible()
  },
})
