import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { tabsFields } from './tabs.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof tabsFields> = {
  name: 'tabs',
  title: 'Reiter',
  use: 'Mehrere Ansichten einer Sache, von denen eine zu sehen ist.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    tabs: {
      label: 'Reiter',
      kind: 'rows',
      limit: '2 bis 5: Beschriftung (höchstens 20 Zeichen), Bausteine',
      isRequired: true,
    },
  },
}

export const samples = {
  usual: [
    sampleBlock('tabs', {
      headline: 'Gut zu wissen',
      tabs: [
        sampleBlock('tab', {
          label: 'Material',
          body: [sampleBlock('text', { text: 'Massive Eiche, zweimal geölt.' })],
        }),
        sampleBlock('tab', {
          label: 'Pflege',
          body: [
            sampleBlock('list', {
              look: 'checks',
              items: ['Trocken abwischen', 'Einmal im Jahr ölen'].map((text) =>
                sampleBlock('point', { text }),
              ),
            }),
          ],
        }),
        sampleBlock('tab', {
          label: 'Lieferung',
          body: [sampleBlock('text', { text: 'Bis ins Zimmer, an einem Tag, der passt.' })],
        }),
      ],
    }),
  ],
  longText: [
    sampleBlock('tabs', {
      tabs: [
        'Wohnzimmerbeleuchtung',
        'Schlafzimmereinrichtung',
        'Kinderzimmergestaltung',
        'Terrassenüberdachung',
      ].map((label) =>
        sampleBlock('tab', {
          label,
          body: [
            sampleBlock('text', {
              text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
            }),
          ],
        }),
      ),
    }),
  ],
  empty: [sampleBlock('tabs', { headline: 'Nichts darin', tabs: [] })],
}
