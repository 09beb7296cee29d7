import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { AgeMark } from './age-mark.tsx'

const meta = preview.meta({ component: AgeMark, args: { months: 18 } })

export const Months = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ab 18 Monaten')).toBeVisible()
  },
})
export const Birth = meta.story({ args: { months: 0 } })
export const Years = meta.story({ args: { months: 36 } })
