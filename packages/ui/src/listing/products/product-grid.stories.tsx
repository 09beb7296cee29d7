import preview from '../../../.storybook/preview.ts'
import { someCards } from '../../product-card/a-card.ts'
import { ProductCard } from '../../product-card/product-card.tsx'
import { ProductGrid } from './product-grid.tsx'

const meta = preview.meta({
  component: ProductGrid,
  args: { children: someCards().map((card) => <ProductCard key={card.id} card={card} />) },
})

export const Plain = meta.story({
  tags: ['snapshot'],
  args: {},
})
export const NextPageOnItsWay = meta.story({ args: { isLoading: true } })
