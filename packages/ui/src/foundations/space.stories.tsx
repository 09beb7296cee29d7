import preview from '../../.storybook/preview.ts'
import { SpacePage } from './pages/space-page.tsx'

const meta = preview.meta({
  title: 'Space and shape',
  component: SpacePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const SpaceAndShape = meta.story({
  name: 'Space and shape',
})
