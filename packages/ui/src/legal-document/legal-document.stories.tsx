import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { LegalDocument } from './legal-document.tsx'

const meta = preview.meta({
  component: LegalDocument,
  args: { hrefFor: (path) => path, updated: 'Stand: 25. November 2026' },
})

const run = (text: string, href: string | null = null) => ({ text, href, isStrong: false })

export const Terms = meta.story({
  args: {
    text: {
      page: 'terms',
      locale: 'de-de',
      title: 'Allgemeine Geschäftsbedingungen',
      updatedAt: '2026-11-25',
      parts: [
        { kind: 'heading', level: 2, runs: [run('1. Widerruf')] },
        {
          kind: 'paragraph',
          runs: [run('Einzelheiten stehen unter '), run('Widerrufsrecht', '/widerruf/'), run('.')],
        },
        { kind: 'heading', level: 3, runs: [run('So geht es')] },
        {
          kind: 'list',
          isNumbered: false,
          items: [[run('online')], [run('per E-Mail')], [{ ...run('mit einem Brief'), isStrong: true }]],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Allgemeine Geschäftsbedingungen',
    )
    await expect(canvas.getByRole('link', { name: 'Widerrufsrecht' })).toHaveAttribute('href', '/widerruf/')
  },
})

export const FramedByLaw = meta.story({
  args: {
    updated: null,
    text: {
      page: 'terms',
      locale: 'fr-fr',
      title: 'Conditions générales de vente',
      updatedAt: null,
      parts: [
        {
          kind: 'box',
          parts: [{ kind: 'paragraph', runs: [run('Le consommateur dispose d’un délai de deux ans.')] }],
        },
      ],
    },
  },
})
