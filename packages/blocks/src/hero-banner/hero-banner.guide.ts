import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { heroBannerFields } from './hero-banner.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof heroBannerFields> = {
  name: 'hero_banner',
  title: 'Aufmacher',
  use: 'Die Szene, mit der eine Seite beginnt.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 40 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 120 Zeichen' },
    linkLabel: { label: 'Beschriftung der Schaltfläche', kind: 'text', limit: 'höchstens 30 Zeichen' },
    link: { label: 'Ziel', kind: 'link' },
    image: { label: 'Bild', kind: 'asset', limit: '16:9, mindestens 2200 px breit; links unten ruhig' },
  },
  dos: ['Eine kurze Überschrift, und ein Bild, das links unten ruhig ist.'],
  donts: ['Keine zwei Sätze in der Überschrift: Sie verdecken das Bild.'],
}

export const samples = {
  usual: [
    sampleBlock('hero_banner', {
      headline: 'Räume, die bleiben dürfen',
      text: 'Möbel und Textilien aus Eiche, Leinen und Wolle.',
      linkLabel: 'Wohnzimmer entdecken',
      link: sampleLink('/wohnen/'),
      image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
    }),
  ],
  missingPicture: [
    sampleBlock('hero_banner', {
      headline: 'Räume, die bleiben dürfen',
      text: 'Möbel und Textilien aus Eiche, Leinen und Wolle.',
      linkLabel: 'Entdecken',
      link: sampleLink('/wohnen/'),
    }),
  ],
  longText: [
    sampleBlock('hero_banner', {
      headline:
        'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
      text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
      image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
    }),
  ],
}
