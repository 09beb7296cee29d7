import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Empty, Loading, Notice } from './notice.tsx'

const meta = preview.meta({ component: Notice })

export const Remark = meta.story({
  args: { tone: 'notice', children: 'Two transfers wait.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Two transfers wait.')
  },
})
export const WentWrong = meta.story({ args: { tone: 'bad', children: 'Nothing was saved. Try again.' } })
export const WentWell = meta.story({
  args: { tone: 'good', children: 'Saved. The shop shows it within a second.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
export const LongText = meta.story({
  args: {
    tone: 'bad',
    children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(12),
  },
})
export const NothingHere = meta.story({
  render: () => <Empty title="Nothing waits here">New orders appear by themselves.</Empty>,
})
export const OnItsWay = meta.story({
  render: () => <Loading label="Orders are loading" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Orders are loading' })).toBeVisible()
  },
})
