import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, samplePicture } from '../samples/sample-blocks.ts'
import type { embedFields } from './embed.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof embedFields> = {
  name: 'embed',
  title: 'Inhalt von anderswo',
  use: 'Ein Film, eine Karte oder ein Beitrag eines anderen Dienstes; geladen wird erst nach Zustimmung.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text' },
    title: { label: 'Was zu sehen ist', kind: 'text', limit: 'höchstens 80 Zeichen', isRequired: true },
    url: {
      label: 'Adresse',
      kind: 'text',
      limit: 'YouTube, Vimeo, Google Maps, OpenStreetMap, Instagram',
      isRequired: true,
    },
    poster: { label: 'Eigenes Vorschaubild', kind: 'asset' },
    caption: { label: 'Bildunterschrift', kind: 'text' },
    ratio: { label: 'Seitenverhältnis', kind: 'option', limit: '21/9, 16/9, 3/2, 4/3, 1/1, 4/5' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('embed', {
      title: 'Zu Besuch in der Werkstatt',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    }),
  ],
  everything: [
    sampleBlock('embed', {
      headline: 'So finden Sie uns',
      title: 'Karte: Lindhaus in Hamburg',
      url: 'https://www.openstreetmap.org/export/embed.html?bbox=9.9,53.5,10.1,53.6',
      poster: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
      caption: 'Vom Bahnhof sind es fünf Minuten zu Fuß.',
      ratio: '3/2',
    }),
  ],
  unknownService: [sampleBlock('embed', { title: 'Fremd', url: 'https://evil.example/video' })],
}
