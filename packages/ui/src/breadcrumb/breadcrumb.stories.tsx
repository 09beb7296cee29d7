import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = preview.meta({
  component: Breadcrumb,
  args: {
    steps: [
      { label: 'Start', href: '/' },
      { label: 'Möbel', href: '/moebel/' },
      { label: 'Tische', href: '/moebel/tische/' },
      { label: 'Esstische', href: null },
    ],
  },
})

export const FourSteps = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Brotkrumen' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tische' })).toHaveAttribute('href', '/moebel/tische/')
  },
})
export const OneStep = meta.story({ args: { steps: [{ label: 'Start', href: null }] } })
