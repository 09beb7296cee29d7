import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { imageBannerFields } from './image-banner.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof imageBannerFields> = {
  name: 'image_banner',
  title: 'Bildbanner',
  use: 'Ein breites Bild mit einer Tafel voller Worte darauf.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 45 Zeichen', isRequired: true },
    kicker: { label: 'Zeile darüber', kind: 'text', limit: 'höchstens 30 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 140 Zeichen' },
    linkLabel: { label: 'Beschriftung der Schaltfläche', kind: 'text', limit: 'höchstens 30 Zeichen' },
    link: { label: 'Ziel', kind: 'link' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 2200 × 1000 px, ruhige Seite für die Tafel' },
    height: { label: 'Höhe', kind: 'option', limit: 's, m, l' },
    position: { label: 'Platz der Tafel', kind: 'option', limit: 'start, center, end' },
    tone: { label: 'Tafel', kind: 'option', limit: 'paper, tint, accent' },
  },
}

export const samples = {
  usual: [
    sampleBlock('image_banner', {
      headline: 'Zur Ruhe kommen',
      text: 'Bettwäsche aus gewaschenem Leinen, die mit jeder Wäsche weicher wird.',
      linkLabel: 'Schlafzimmer ansehen',
      link: sampleLink('/schlafen/'),
      image: samplePicture('lindhaus/hero-schlafzimmer.webp', '#a9a797'),
    }),
  ],
  everything: [
    sampleBlock('image_banner', {
      headline: 'Winterwochen',
      kicker: 'Bis 30. November',
      text: 'Decken, Kissen und Kerzen für die langen Abende.',
      linkLabel: 'Jetzt stöbern',
      link: sampleLink('/textilien/'),
      image: samplePicture('lindhaus/ratgeber-textilien.webp', '#e1d6c1'),
      height: 'l',
      position: 'end',
      tone: 'accent',
    }),
  ],
  centred: [
    sampleBlock('image_banner', {
      headline: 'Am langen Tisch',
      image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
      height: 's',
      position: 'center',
      tone: 'tint',
    }),
  ],
  missingPicture: [
    sampleBlock('image_banner', {
      headline: 'Ohne Bild steht die Tafel für sich',
      text: 'Das Banner bleibt lesbar.',
      linkLabel: 'Weiter',
      link: sampleLink('/'),
    }),
  ],
  longText: [
    sampleBlock('image_banner', {
      headline:
        'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
      text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
      image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
    }),
  ],
}
