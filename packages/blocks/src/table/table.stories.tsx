import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './table.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  tags: ['snapshot'],
  args: { blocks: samples.usual },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Mittel' })).toBeVisible()
  },
})

export const Reading = meta.story({ args: { blocks: samples.reading } })

export const Stacked = meta.story({
  args: { blocks: samples.stacked },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Eiche' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Hartwachsöl' })).toBeVisible()
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  },
})

export const Empty = meta.story({
  args: { blocks: samples.empty },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})
