import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { MobileNavigation } from './mobile-navigation.tsx'
import { sampleDiscover, sampleNavigation } from './sample-navigation.ts'

const meta = preview.meta({
  component: MobileNavigation,
  // On a page of all states each stands in a window of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    items: [...sampleNavigation, sampleDiscover],
    links: [
      { label: 'Mein Konto', href: '/konto/' },
      { label: 'Wunschliste', href: '/wunschliste/' },
      { label: 'Hilfe und Kontakt', href: '/kontakt/' },
    ],
    countryLabel: 'Deutschland · Deutsch',
    onCountryPick: fn(),
  },
})

export const Top = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deutschland · Deutsch' }))

    await expect(args.onCountryPick).toHaveBeenCalledOnce()
  },
})

export const IntoALevelAndBack = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Wohnen' }).focus()

    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Alle Kategorien' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Alles aus Wohnen' })).toHaveAttribute('href', '/wohnen/')
    await userEvent.click(canvas.getByRole('button', { name: 'Tische' }))
    await expect(canvas.getByRole('link', { name: 'Couchtische' })).toBeVisible()

    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Tische' })).toHaveFocus()
  },
})

export const OpensAtThePage = meta.story({
  tags: ['behaviour'],
  args: { currentHref: '/wohnen/tische/couchtische/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wohnen' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Couchtische')
  },
})
