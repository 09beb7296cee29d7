import { sampleShop } from '@shop/ui/pages/sample-shop.ts'
import preview from '@shop/ui/storybook/preview'
import { HomePage } from './home-page.tsx'

const meta = preview.meta({
  title: 'Pages/Home',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Home = meta.story({
  tags: ['snapshot'],
  render: (_, { globals }) => <HomePage shop={sampleShop(globals)} />,
})

export const HomeOnAPhone = meta.story({
  name: 'Home, phone',
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <HomePage shop={sampleShop(globals)} />,
})
