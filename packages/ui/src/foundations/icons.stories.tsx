import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { IconsPage } from './pages/icons-page.tsx'

const meta = preview.meta({
  title: 'Icons',
  component: IconsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Icons = meta.story()

export const Searched = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Find an icon/ }), 'heart')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(8)
    await expect(canvas.getByText('heart')).toBeVisible()

    await userEvent.type(canvas.getByRole('textbox', { name: /Find an icon/ }), 'less')
    await expect(canvas.getByRole('status')).toHaveTextContent('No icon of the shop is called that.')
  },
})
