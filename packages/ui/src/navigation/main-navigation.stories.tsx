import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { MainNavigation } from './main-navigation.tsx'
import type { NavigationItem } from './navigation-item.ts'
import { sampleDiscover, sampleNavigation } from './sample-navigation.ts'

const meta = preview.meta({
  component: MainNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [...sampleNavigation, sampleDiscover],
    currentHref: '/essen/',
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Plain = meta.story()

export const OpenedByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Unterkategorien von Wohnen' })
    toggle.focus()

    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sofas & Sessel' })).toHaveFocus()

    await userEvent.keyboard('{Escape}')
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  },
})

export const ArrowKeys = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Wohnen' }).focus()

    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sofas & Sessel' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Zweisitzer' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Essen' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Unterkategorien von Wohnen' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
})

export const Open = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unterkategorien von Wohnen' }))
  },
})

/** What is drawn before the pictures are there keeps their places. */
export const PicturesOnTheWay = meta.story({
  tags: ['behaviour'],
  args: { items: withoutPictures(sampleNavigation) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unterkategorien von Essen' }))

    const { width, height } = canvas.getByRole('link', { name: 'Esstische' }).getBoundingClientRect()
    await expect(height).toBeGreaterThan(width)
  },
})

/** What is no category leads nowhere as a whole: its parts have the panel for themselves. */
export const Discover = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unterkategorien von Entdecken' }))

    await expect(canvas.getByText('Frisch aus den Werkstätten.')).toBeVisible()
    await expect(canvas.queryByText('Alles aus Entdecken')).toBeNull()
  },
})

/** Whoever clicks before the panel opens has followed the link: the panel would lie over the next page. */
export const FollowedAtOnce = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Wohnen' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.hover(link)

    await userEvent.click(link)

    const opened = canvas.findByRole(
      'button',
      { name: 'Unterkategorien von Wohnen', expanded: true },
      { timeout: 1000 },
    )
    await expect(opened).rejects.toThrow()
  },
})

function withoutPictures(items: readonly NavigationItem[]): NavigationItem[] {
  return items.map((item) => ({ ...item, image: undefined, children: withoutPictures(item.children) }))
}
