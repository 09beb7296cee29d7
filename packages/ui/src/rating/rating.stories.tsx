import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Rating } from './rating.tsx'

const meta = preview.meta({ component: Rating, args: { average: 4.6, count: 128 } })

export const Small = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4,6 von 5 Sternen, 128 Bewertungen' })).toBeVisible()
  },
})
export const Medium = meta.story({ args: { size: 'm' } })
export const OneReview = meta.story({ args: { average: 3, count: 1 } })
export const AsLink = meta.story({
  tags: ['snapshot'],
  args: { href: '#bewertungen', size: 'm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /4,6 von 5 Sternen/ })).toBeVisible()
  },
})
