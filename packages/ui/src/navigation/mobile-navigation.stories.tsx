import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { MobileNavigation } from './mobile-navigation.tsx'
import { sampleNavigation } from './sample-navigation.ts'

const meta = preview.meta({
  component: MobileNavigation,
  args: {
    items: sampleNavigation,
    links: [
      { label: 'Mein Konto', href: '/konto/' },
      { label: 'Wunschliste', href: '/wunschliste/' },
      { label: 'Hilfe und Kontakt', href: '/kontakt/' },
    ],
    countryLabel: 'Deutschland · Deutsch',
    onCountryPick: fn(),
  },
})

export const Closed = meta.story()

export const Opened = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Wohnen'))
    await expect(canvas.getByRole('link', { name: 'Alles aus Wohnen' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Deutschland · Deutsch' }))
    await expect(args.onCountryPick).toHaveBeenCalledOnce()
  },
})
