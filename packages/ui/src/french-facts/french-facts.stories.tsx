import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { FrenchFactsView } from './french-facts.tsx'

const meta = preview.meta({
  component: FrenchFactsView,
  args: {
    facts: {
      repairIndex: { value: 7.9, sheet: 'lindhaus/papers/indice.pdf' },
      spareParts: { available: true, years: 5 },
      triman: [
        { part: 'Produit', bin: 'à déposer en magasin ou en point de collecte' },
        { part: 'Carton', bin: 'dans le bac de tri' },
      ],
      environmentalSheet: {
        text: 'Produit comportant au moins 30 % de matières recyclées.',
        link: 'https://maker.example/fiche/',
      },
    },
  },
})

export const Everything = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Triman/ })).toBeVisible()
    await expect(canvas.getByText('5 Jahre lang erhältlich')).toBeVisible()
    await expect(canvas.getByText('Carton : dans le bac de tri')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'wie er berechnet ist' })).toHaveAttribute(
      'href',
      '/media/lindhaus/papers/indice.pdf',
    )
  },
})
export const NoSpareParts = meta.story({
  args: { facts: { spareParts: { available: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nicht erhältlich')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})
