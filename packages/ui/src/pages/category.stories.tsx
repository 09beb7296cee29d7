import preview from '../../.storybook/preview.ts'
import { CategoryPage } from './category-page.tsx'
import { sampleShop } from './sample-shop.ts'

const meta = preview.meta({
  title: 'Category',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Category = meta.story({
  tags: ['snapshot'],
  render: (_, { globals }) => <CategoryPage shop={sampleShop(globals)} />,
})

export const CategoryOnAPhone = meta.story({
  name: 'Category, phone',
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <CategoryPage shop={sampleShop(globals)} />,
})
