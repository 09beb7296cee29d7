import { brandOf } from '../../.storybook/brands.ts'
import preview from '../../.storybook/preview.ts'
import { ImageryPage } from './pages/imagery-page.tsx'

const meta = preview.meta({
  title: 'Imagery',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Imagery = meta.story({
  render: (_, { globals }) => <ImageryPage imagery={brandOf(globals).samples.imagery} />,
})
