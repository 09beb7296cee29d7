import preview from '../../.storybook/preview.ts'
import { TypePage } from './pages/type-page.tsx'

const meta = preview.meta({
  title: 'Type',
  component: TypePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Type = meta.story()
