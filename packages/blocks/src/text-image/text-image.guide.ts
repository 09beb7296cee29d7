import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture, sampleText } from '../samples/sample-blocks.ts'
import type { imageTextFields } from './text-image.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof imageTextFields> = {
  name: 'image_text',
  title: 'Bild und Text',
  use: 'Ein Bild und was es dazu zu sagen gibt, nebeneinander.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 50 Zeichen', isRequired: true },
    kicker: { label: 'Zeile darüber', kind: 'text', limit: 'höchstens 30 Zeichen' },
    text: { label: 'Text', kind: 'richtext', limit: 'höchstens 500 Zeichen', isRequired: true },
    linkLabel: { label: 'Beschriftung der Schaltfläche', kind: 'text' },
    link: { label: 'Ziel', kind: 'link' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1200 px breit' },
    imageSide: { label: 'Seite des Bildes', kind: 'option', limit: 'start, end' },
    ratio: { label: 'Seitenverhältnis', kind: 'option', limit: 'original, 16/9, 3/2, 4/3, 1/1, 4/5' },
    tone: { label: 'Grund', kind: 'option', limit: 'paper, surface, tint' },
  },
}

export const samples = {
  usual: [
    sampleBlock('image_text', {
      headline: 'Aus der Werkstatt, nicht aus dem Katalog',
      text: sampleText(
        'Eiche aus nachhaltigen Wäldern, geölt statt lackiert.',
        'So lässt sich jede Spur ausbessern.',
      ),
      linkLabel: 'Mehr über die Materialien',
      link: sampleLink('/ratgeber/'),
      image: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#e3d4bc'),
    }),
  ],
  everything: [
    sampleBlock('image_text', {
      headline: 'Stoffe, die man anfassen möchte',
      kicker: 'Textilien',
      text: sampleText(
        'Leinen, Wolle und Baumwolle aus Europa.',
        '- Gewaschen und vorgeschrumpft',
        '- Ohne optische Aufheller',
      ),
      linkLabel: 'Textilien ansehen',
      link: sampleLink('/textilien/'),
      image: samplePicture('lindhaus/ratgeber-textilien.webp', '#e1d6c1'),
      imageSide: 'end',
      ratio: '4/5',
      tone: 'tint',
    }),
  ],
  missingPicture: [
    sampleBlock('image_text', {
      headline: 'Ohne Bild',
      text: sampleText('Dann haben die Worte den Platz für sich.'),
    }),
  ],
  longText: [
    sampleBlock('image_text', {
      headline:
        'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
      text: sampleText(
        'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
        'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
      ),
      image: samplePicture('lindhaus/hero-schlafzimmer.webp', '#a9a797'),
    }),
  ],
}
