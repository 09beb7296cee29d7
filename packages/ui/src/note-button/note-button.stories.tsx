import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { NoteButton } from './note-button.tsx'

const meta = preview.meta({
  component: NoteButton,
  args: { children: 'Welche Größe passt?', onClick: fn() },
})

export const Plain = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Welche Größe passt?' }))

    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
