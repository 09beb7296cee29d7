import { DocumentationLayout } from '@shop/ui/layout/documentation-layout'
import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockGuideList } from './block-guide-list.tsx'

const meta = preview.meta({
  title: 'Components/More/documentation',
  component: DocumentationLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Lindhaus',
    homeHref: '/',
    pages: [
      {
        label: 'Seiten bauen',
        href: '/documentation/seiten-bauen/',
        isCurrent: false,
        headings: [{ words: 'Regeln, die immer gelten', anchor: 'regeln' }],
      },
      {
        label: 'Bausteine',
        href: '/documentation/bausteine/',
        isCurrent: true,
        headings: [{ words: 'Bühnenbild', anchor: 'baustein-hero-banner' }],
      },
      { label: 'Bilder', href: '/documentation/bilder/', isCurrent: false, headings: [] },
    ],
    children: (
      <BlockGuideList
        guides={[
          {
            name: 'hero_banner',
            title: 'Bühnenbild',
            use: 'Öffnet eine Seite mit einer Szene und ihrer Überschrift.',
            fields: {
              headline: {
                label: 'Überschrift',
                kind: 'text',
                limit: 'höchstens 60 Zeichen',
                isRequired: true,
              },
              image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit' },
            },
            dos: ['Ein ruhiges Bild mit Platz für die Schrift'],
            donts: ['Schrift im Bild'],
          },
        ]}
      />
    ),
  },
})

export const Blocks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Nächste Seite/ })).toHaveAttribute(
      'href',
      '/documentation/bilder/',
    )

    await userEvent.type(canvas.getByRole('searchbox'), 'regeln')

    await expect(canvas.getByRole('status')).toHaveTextContent('1 Treffer')
    await expect(canvas.getByRole('link', { name: /Regeln, die immer gelten/ })).toHaveAttribute(
      'href',
      '/documentation/seiten-bauen/#regeln',
    )
  },
})
