import preview from '../../.storybook/preview.ts'
import { HomePage } from './home-page.tsx'
import { sampleShop } from './sample-shop.ts'

const meta = preview.meta({
  title: 'Home',
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
