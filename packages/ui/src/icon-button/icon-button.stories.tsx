import Heart from 'lucide-react/icons/heart'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { IconButton } from './icon-button.tsx'

const meta = preview.meta({
  component: IconButton,
  args: { icon: Heart, label: 'Auf die Wunschliste', onClick: fn() },
})

export const Plain = meta.story()
export const Ground = meta.story({
  tags: ['snapshot'],
  args: { kind: 'ground' },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const Pressed = meta.story({
  tags: ['snapshot'],
  args: { isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Auf die Wunschliste', pressed: true })).toBeVisible()
  },
})

export const PointedAt = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Auf die Wunschliste' })
    await userEvent.hover(button)
    await expect(button).toHaveAttribute('title', 'Auf die Wunschliste')
  },
})
