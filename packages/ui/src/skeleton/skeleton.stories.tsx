import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ProductGrid } from '../listing/products/product-grid.tsx'
import { Skeleton, SkeletonCard } from './skeleton.tsx'

const meta = preview.meta({ component: Skeleton, args: { width: '240px' } })

export const Text = meta.story()
export const Control = meta.story({ args: { shape: 'control' } })
export const Card = meta.story({ args: { shape: 'card', width: '100%', height: '12rem' } })
export const Lines = meta.story({ args: { shape: 'lines', width: '100%', height: '12rem' } })
export const Rows = meta.story({
  args: { shape: 'rows', width: '100%', height: '20rem' },
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(canvasElement.querySelector('[data-shape]') as HTMLElement)
    await expect(style.backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(style.backgroundImage).toContain('linear-gradient')
  },
})
export const Cards = meta.story({
  tags: ['snapshot'],
  render: () => (
    <ProductGrid isLoading>
      {['a', 'b', 'c', 'd'].map((key) => (
        <SkeletonCard key={key} />
      ))}
    </ProductGrid>
  ),
})
