import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { iconListFields } from './icon-list.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof iconListFields> = {
  name: 'icon_list',
  title: 'Liste mit Zeichen',
  use: 'Gründe oder Schritte, jeder mit Zeichen, Zeile und Satz.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    lead: { label: 'Vorspann', kind: 'textarea' },
    items: {
      label: 'Punkte',
      kind: 'rows',
      limit: '2 bis 8: Zeichen, Überschrift, Text, Ziel',
      isRequired: true,
    },
    columns: { label: 'Spalten', kind: 'number', limit: '1 bis 4' },
    width: { label: 'Breite', kind: 'option', limit: 'page, reading' },
    tone: { label: 'Grund', kind: 'option', limit: 'paper, surface, tint' },
  },
}

export const samples = {
  usual: [
    sampleBlock('icon_list', {
      headline: 'So arbeiten wir',
      width: 'reading',
      lead: 'Drei Dinge, die wir bei jedem Möbel gleich machen.',
      items: [
        ['leaf', 'Holz aus Europa', 'Aus Wäldern, die nachwachsen dürfen.'],
        ['ruler', 'Auf den Millimeter', 'Jede Lade läuft leise und schließt von selbst.'],
        ['package', 'Wenig Verpackung', 'Karton statt Schaum, wir nehmen ihn mit.'],
      ].map(([icon, headline, text]) => sampleBlock('point', { icon, headline, text })),
    }),
  ],
  everything: [
    sampleBlock('icon_list', {
      headline: 'Wir sind da',
      columns: 4,
      tone: 'tint',
      items: [
        ['phone', 'Telefon'],
        ['mail', 'E-Mail'],
        ['house', 'Läden'],
        ['clock', 'Öffnungszeiten'],
      ].map(([icon, headline]) =>
        sampleBlock('point', {
          icon,
          headline,
          text: 'Montag bis Samstag von 9 bis 18 Uhr.',
          link: sampleLink('/kontakt/'),
        }),
      ),
    }),
  ],
  unknownIcon: [
    sampleBlock('icon_list', {
      items: [
        sampleBlock('point', {
          icon: 'einhorn',
          headline: 'Ein Zeichen, das es nicht gibt',
          text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
        }),
      ],
    }),
  ],
}
