import preview from '../../.storybook/preview.ts'
import { ErrorPage } from './error-page.tsx'
import { sampleShop } from './sample-shop.ts'

const meta = preview.meta({
  title: 'Error',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Failed = meta.story({
  tags: ['snapshot'],
  name: 'Error',
  render: (_, { globals }) => <ErrorPage shop={sampleShop(globals)} />,
})

export const FailedOnAPhone = meta.story({
  name: 'Error, phone',
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <ErrorPage shop={sampleShop(globals)} />,
})
