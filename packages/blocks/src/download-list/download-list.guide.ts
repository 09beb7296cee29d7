import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { downloadListFields } from './download-list-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof downloadListFields> = {
  name: 'download_list',
  title: 'Dateien',
  use: 'Dateien zum Mitnehmen, jede mit Art und Größe.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    lead: { label: 'Vorspann', kind: 'textarea' },
    files: { label: 'Dateien', kind: 'rows', limit: 'Name, Datei, Größe, Hinweis', isRequired: true },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('download_list', {
      headline: 'Zum Mitnehmen',
      files: [
        sampleBlock('file', {
          label: 'Pflegeanleitung Eiche',
          file: { fieldtype: 'asset', filename: 'lindhaus/pflege-eiche.pdf' },
          size: '1,2 MB',
        }),
        sampleBlock('file', {
          label: 'Aufbauanleitung Esstisch Alma',
          file: { fieldtype: 'asset', filename: 'lindhaus/aufbau-alma.pdf' },
          size: '3,4 MB',
          note: 'Deutsch, Französisch',
        }),
      ],
    }),
  ],
  longText: [
    sampleBlock('download_list', {
      lead: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
      width: 'reading',
      files: [
        sampleBlock('file', {
          label:
            'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
          file: { fieldtype: 'asset', filename: 'lindhaus/x.pdf' },
        }),
      ],
    }),
  ],
  empty: [sampleBlock('download_list', { headline: 'Nichts darin', files: [] })],
}
