import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { LoadingBar, LoadingLine } from './loading-bar.tsx'

const meta = preview.meta({
  component: LoadingBar,
  // On a page of all states each stands in a window of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { isLoading: true },
})

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Seite wird geladen' })).toBeInTheDocument()
  },
})
/** The line alone: the bar takes it away after a moment, on a busy machine before anybody has looked. */
export const Failed = meta.story({
  tags: ['snapshot'],
  render: () => <LoadingLine phase="failed" />,
})
/** A page that does not come is said so, for a moment. */
export const FailedWhileLoading = meta.story({
  tags: ['behaviour'],
  play: async ({ canvasElement, mount }) => {
    const phases = new Set<string | null>()
    const note = () =>
      phases.add(canvasElement.querySelector('[role=progressbar]')?.getAttribute('data-phase') ?? null)
    const watch = new MutationObserver(note)
    watch.observe(canvasElement, { subtree: true, childList: true, attributes: true })

    await mount(<LoadingBar isLoading={false} hasFailed />)

    await waitFor(() => expect([...phases]).toContain('failed'))
    watch.disconnect()
  },
})
export const Idle = meta.story({
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
})
