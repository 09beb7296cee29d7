import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { footerColumnFields } from './footer-column-fields.ts'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof footerColumnFields> = {
  name: 'footer_column',
  title: 'Spalte der Fußzeile',
  use: 'Eine Spalte am Ende jeder Seite, nur auf der Seite „fusszeile“. Was das Gesetz verlangt, steht von selbst in jeder Fußzeile.',
  fields: {
    title: { label: 'Überschrift', kind: 'text', limit: 'höchstens 40 Zeichen', isRequired: true },
    text: { label: 'Kurzer Text', kind: 'textarea', limit: 'höchstens 160 Zeichen' },
    links: {
      label: 'Links',
      kind: 'rows',
      limit: '1 bis 12, in der Reihenfolge, in der sie stehen',
      isRequired: true,
    },
  },
}

const link = (label: string, path: string) => sampleBlock('footer_link', { label, link: sampleLink(path) })

export const samples = {
  usual: [
    sampleBlock('footer_column', {
      title: 'Einkaufen',
      links: [
        link('Wunschliste', '/wunschliste/'),
        link('Marken', '/marken/'),
        link('Magazin', '/ratgeber/'),
      ],
    }),
  ],
  everything: [
    sampleBlock('footer_column', {
      title: 'Unser Haus',
      text: 'Möbel und Textilien für Räume, in denen man bleibt.',
      links: [
        link('Über uns', '/ueber-uns/'),
        link('Filialen', '/filialen/'),
        link('Unser Blog', 'https://example.org/'),
      ],
    }),
  ],
  leadsNowhere: [
    sampleBlock('footer_column', {
      title: 'Führt nirgendwohin',
      links: [link('Ein Skript', 'javascript:alert(1)'), link('Ohne Schloss', 'http://example.org/')],
    }),
  ],
  longText: [
    sampleBlock('footer_column', {
      title: 'Wohnzimmerbeleuchtungsplanungsgespräche',
      text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht.',
      links: [link('Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern', '/filialen/')],
    }),
  ],
}
