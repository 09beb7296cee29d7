import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ContactCard } from './contact-card.tsx'

const meta = preview.meta({
  component: ContactCard,
  args: {
    facts: {
      hotline: '+49 40 66969 100',
      hours: 'Montag bis Freitag, 8 bis 20 Uhr',
      email: 'service@lindhaus.example',
      company: 'Lindhaus Wohnen GmbH',
      street: 'Speicherstraße 14',
      city: '20457 Hamburg',
    },
  },
})

export const Everything = meta.story({
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: '+49 40 66969 100' })

    await expect(phone).toHaveAttribute('href', 'tel:+494066969100')
  },
})
export const WithoutAddress = meta.story({ args: { showsAddress: false } })
