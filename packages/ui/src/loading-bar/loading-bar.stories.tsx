import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { LoadingBar } from './loading-bar.tsx'

const meta = preview.meta({ component: LoadingBar, args: { isLoading: true } })

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Seite wird geladen' })).toBeInTheDocument()
  },
})
export const Failed = meta.story({ args: { isLoading: false, hasFailed: true } })
export const Idle = meta.story({
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
})
