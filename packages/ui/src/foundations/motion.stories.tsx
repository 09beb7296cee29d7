import preview from '../../.storybook/preview.ts'
import { MotionPage } from './pages/motion-page.tsx'

const meta = preview.meta({
  title: 'Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Motion = meta.story()
