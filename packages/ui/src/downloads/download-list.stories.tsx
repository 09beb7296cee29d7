import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { DownloadList } from './download-list.tsx'

const meta = preview.meta({
  component: DownloadList,
  args: {
    downloads: [
      { label: 'Aufbauanleitung', src: 'lindhaus/papers/aufbau-sofa-alva.pdf', type: 'pdf', bytes: 1707 },
      {
        label: 'Stoffmuster in allen Farben',
        src: 'lindhaus/papers/stoffe.pdf',
        type: 'pdf',
        bytes: 4_230_000,
      },
    ],
  },
})

export const Files = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Aufbauanleitung \(PDF, 2 kB\)/ })).toHaveAttribute(
      'href',
      '/media/lindhaus/papers/aufbau-sofa-alva.pdf',
    )
    await expect(canvas.getByRole('link', { name: /4,2 MB/ })).toBeVisible()
  },
})
