import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { SessionList } from './session-list.tsx'

const HERE = {
  id: 'a',
  device: 'Firefox, Windows',
  signedInAt: '2026-11-02T08:00:00.000Z',
  lastUsedAt: '2026-11-22T08:00:00.000Z',
  isCurrent: true,
}

const meta = preview.meta({
  component: SessionList,
  args: {
    sessions: [
      HERE,
      { ...HERE, id: 'b', device: 'Safari, iPhone', isCurrent: false },
      { ...HERE, id: 'c', device: null, isCurrent: false },
    ],
    ending: null,
    onEnd: fn(),
    onEndOthers: fn(),
    onEndAll: fn(),
  },
})

export const Several = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abmelden: Safari, iPhone' }))
    await expect(args.onEnd).toHaveBeenCalledWith('b')
  },
})

export const OnlyHere = meta.story({
  args: { sessions: [HERE] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Alle anderen abmelden' })).toBeNull()
  },
})

export const Ending = meta.story({ args: { ending: 'b' } })
