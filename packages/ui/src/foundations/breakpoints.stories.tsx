import preview from '../../.storybook/preview.ts'
import { BreakpointsPage } from './pages/breakpoints-page.tsx'

const meta = preview.meta({
  title: 'Breakpoints',
  component: BreakpointsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Breakpoints = meta.story()
