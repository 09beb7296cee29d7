import preview from '../../.storybook/preview.ts'
import { ColourPage } from './pages/colour-page.tsx'

const meta = preview.meta({
  title: 'Colour',
  component: ColourPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Colour = meta.story()
