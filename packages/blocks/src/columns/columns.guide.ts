import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture, sampleText } from '../samples/sample-blocks.ts'
import type { columnsFields } from './columns.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof columnsFields> = {
  name: 'columns',
  title: 'Spalten',
  use: 'Andere Bausteine nebeneinander, auf dem Telefon untereinander.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    columns: {
      label: 'Spalten',
      kind: 'rows',
      limit: '2 bis 4, jede mit ihren Bausteinen',
      isRequired: true,
    },
    split: { label: 'Aufteilung bei zwei Spalten', kind: 'option', limit: 'equal, 7-5, 5-7, 8-4, 4-8' },
    align: { label: 'Ausrichtung', kind: 'option', limit: 'start, center, end' },
    isReversed: { label: 'Auf dem Telefon die letzte zuerst', kind: 'switch' },
    tone: { label: 'Grund', kind: 'option', limit: 'paper, surface, tint' },
  },
}

export const samples = {
  usual: [
    sampleBlock('columns', {
      split: '7-5',
      align: 'center',
      columns: [
        sampleBlock('column', {
          body: [
            sampleBlock('image', {
              image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
              ratio: '4/3',
            }),
          ],
        }),
        sampleBlock('column', {
          body: [
            sampleBlock('headline', { headline: 'Ein Sofa für zehn Jahre', size: 'm' }),
            sampleBlock('text', {
              text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
            }),
            sampleBlock('button', { label: 'Sofas ansehen', link: sampleLink('/wohnen/') }),
          ],
        }),
      ],
    }),
  ],
  everything: [
    sampleBlock('columns', {
      headline: 'Drei Wege zu uns',
      tone: 'tint',
      columns: ['Im Laden', 'Am Telefon', 'Von zu Hause'].map((headline) =>
        sampleBlock('column', {
          body: [
            sampleBlock('headline', { headline, size: 's' }),
            sampleBlock('text', { text: 'Montag bis Samstag, so lange wie nötig.' }),
            sampleBlock('button', { label: 'Termin finden', link: sampleLink('/kontakt/'), kind: 'quiet' }),
          ],
        }),
      ),
    }),
  ],
  nested: [
    sampleBlock('columns', {
      isReversed: true,
      columns: [
        sampleBlock('column', {
          body: [
            sampleBlock('columns', {
              columns: [
                sampleBlock('column', { body: [sampleBlock('text', { text: 'Spalten in Spalten.' })] }),
                sampleBlock('column', { body: [sampleBlock('text', { text: 'Auch das bleibt lesbar.' })] }),
              ],
            }),
          ],
        }),
        sampleBlock('column', {
          body: [
            sampleBlock('accordion', {
              headline: 'Häufig gefragt',
              entries: [
                sampleBlock('entry', {
                  headline: 'Wie lange dauert die Lieferung?',
                  text: sampleText('Meist drei bis fünf Werktage.'),
                }),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
  empty: [sampleBlock('columns', { columns: [sampleBlock('column', { body: [] })] })],
}
