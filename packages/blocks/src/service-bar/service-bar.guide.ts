import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { serviceBarFields } from './service-bar-fields.ts'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof serviceBarFields> = {
  name: 'service_bar',
  title: 'Leiste über dem Kopf',
  use: 'Was der Shop verspricht, in einer Zeile über jeder Seite, nur auf der Seite „fusszeile“. Ein Telefon zeigt das erste Versprechen allein.',
  fields: {
    notes: {
      label: 'Versprechen',
      kind: 'rows',
      limit: '1 bis 3, in der Reihenfolge, in der sie stehen',
      isRequired: true,
    },
  },
}

const note = (text: string, path?: string) =>
  sampleBlock('service_note', { text, ...(path === undefined ? {} : { link: sampleLink(path) }) })

export const samples = {
  usual: [
    sampleBlock('service_bar', {
      notes: [
        note('Pakete frei ab {free_from}', '/versand/'),
        note('{return_days} Tage Rückgabe', '/rueckgabe/'),
        note('Beratung: {hotline}'),
      ],
    }),
  ],
  onePromise: [sampleBlock('service_bar', { notes: [note('Aus eigener Werkstatt seit 1962')] })],
}
