import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { authorFields } from './author.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof authorFields> = {
  name: 'author',
  title: 'Autorin oder Autor',
  use: 'Wer den Text geschrieben hat und warum.',
  fields: {
    name: { label: 'Name', kind: 'text', limit: 'höchstens 40 Zeichen', isRequired: true },
    role: { label: 'Rolle', kind: 'text', limit: 'höchstens 60 Zeichen' },
    image: { label: 'Bild', kind: 'asset', limit: 'quadratisch' },
    text: { label: 'Über die Person', kind: 'textarea', limit: 'höchstens 240 Zeichen' },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Beschriftung', kind: 'text' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [sampleBlock('author', { name: 'Inga Lund', role: 'Redaktion Wohnen' })],
  everything: [
    sampleBlock('author', {
      name: 'Inga Lund',
      role: 'Gestalterin',
      image: samplePicture('lindhaus/sofa-2-sitzer-beige-detail.webp', '#d8cbb8', 1000, 1000),
      text: 'Inga Lund schreibt über Holz, Licht und darüber, warum ein Zimmer manchmal weniger braucht.',
      link: sampleLink('/ratgeber/'),
      linkLabel: 'Alle Texte',
    }),
  ],
  longText: [
    sampleBlock('author', {
      name: 'Hildegard Achterkamp-Freiin von und zu Hohenstein',
      role: 'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
      text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
    }),
  ],
}
