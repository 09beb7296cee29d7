import preview from '../../.storybook/preview.ts'
import { TypePage } from './type-page.tsx'

const meta = preview.meta({
  title: 'Type',
  component: TypePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Type = meta.story()
