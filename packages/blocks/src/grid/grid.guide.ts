import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { gridFields } from './grid.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof gridFields> = {
  name: 'grid',
  title: 'Raster',
  use: 'Gleiche Teile nebeneinander, so viele wie der Bildschirm trägt.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    lead: { label: 'Vorspann', kind: 'textarea', limit: 'höchstens 160 Zeichen' },
    items: { label: 'Bausteine', kind: 'blocks', limit: '2 bis 12', isRequired: true },
    columns: { label: 'Spalten auf dem Telefon', kind: 'number', limit: '1 bis 2' },
    columns768: { label: 'Spalten ab 768 px', kind: 'number', limit: '1 bis 4' },
    columns1024: { label: 'Spalten ab 1024 px', kind: 'number', limit: '1 bis 6' },
    gap: { label: 'Abstand', kind: 'option', limit: 's, m, l' },
    tone: { label: 'Grund', kind: 'option', limit: 'paper, surface, tint' },
  },
}

export const samples = {
  usual: [
    sampleBlock('grid', {
      headline: 'Zimmer für Zimmer',
      items: [
        sampleBlock('teaser', {
          headline: 'Am langen Tisch',
          text: 'Esszimmer',
          link: sampleLink('/essen/'),
          image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
        }),
        sampleBlock('teaser', {
          headline: 'Zur Ruhe kommen',
          text: 'Schlafzimmer',
          link: sampleLink('/schlafen/'),
          image: samplePicture('lindhaus/hero-schlafzimmer.webp', '#a9a797'),
        }),
        sampleBlock('teaser', {
          headline: 'Stoffe zum Anfassen',
          text: 'Textilien',
          link: sampleLink('/textilien/'),
          image: samplePicture('lindhaus/ratgeber-textilien.webp', '#e1d6c1'),
        }),
      ],
    }),
  ],
  everything: [
    sampleBlock('grid', {
      headline: 'Zimmer für Zimmer',
      lead: 'Drei Räume, drei Anfänge.',
      columns: 2,
      columns768: 3,
      columns1024: 3,
      gap: 'l',
      tone: 'surface',
      items: [
        sampleBlock('teaser', {
          headline: 'Am langen Tisch',
          text: 'Esszimmer',
          link: sampleLink('/essen/'),
          image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
        }),
        sampleBlock('teaser', {
          headline: 'Zur Ruhe kommen',
          text: 'Schlafzimmer',
          link: sampleLink('/schlafen/'),
          image: samplePicture('lindhaus/hero-schlafzimmer.webp', '#a9a797'),
        }),
        sampleBlock('teaser', {
          headline: 'Stoffe zum Anfassen',
          text: 'Textilien',
          link: sampleLink('/textilien/'),
          image: samplePicture('lindhaus/ratgeber-textilien.webp', '#e1d6c1'),
        }),
      ],
    }),
  ],
  mixed: [
    sampleBlock('grid', {
      columns1024: 2,
      items: [
        sampleBlock('quote', { text: 'Weniger, aber besser.', name: 'Inga Lund' }),
        sampleBlock('list', {
          headline: 'Was bleibt',
          look: 'checks',
          items: ['Massivholz', 'Naturfasern', 'Ersatzteile für zehn Jahre'].map((text) =>
            sampleBlock('point', { text }),
          ),
        }),
      ],
    }),
  ],
  empty: [sampleBlock('grid', { headline: 'Nichts darin', items: [] })],
}
