import preview from '../../.storybook/preview.ts'
import { ProductGrid } from '../listing/products/product-grid.tsx'
import { Skeleton, SkeletonCard } from './skeleton.tsx'

const meta = preview.meta({ component: Skeleton, args: { width: '240px' } })

export const Text = meta.story()
export const Control = meta.story({ args: { shape: 'control' } })
export const Card = meta.story({ args: { shape: 'card', width: '100%', height: '12rem' } })
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
