import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture, sampleText } from '../samples/sample-blocks.ts'
import type { checklistTeaserFields } from './checklist-teaser.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof checklistTeaserFields> = {
  name: 'checklist_teaser',
  title: 'Anfang einer Checkliste',
  use: 'Die ersten Punkte einer Liste und der Weg zur ganzen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 40 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'richtext', limit: 'ein Satz oder 3 bis 5 Punkte', isRequired: true },
    linkLabel: { label: 'Beschriftung der Schaltfläche', kind: 'text', limit: 'höchstens 30 Zeichen' },
    link: { label: 'Ziel', kind: 'link' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1200 px breit' },
  },
  dos: ['Mit dem beginnen, woran alle denken, und etwas dazunehmen, das man leicht vergisst.'],
  donts: ['Nicht die ganze Liste abschreiben: Dafür ist der Artikel da.'],
}

const KLINIKKOFFER = {
  headline: 'Dein Klinikkoffer',
  text: sampleText(
    '- Zwei weiche Bodys',
    '- Mütze und Söckchen für den Heimweg',
    '- Mulltücher, mindestens drei',
  ),
  linkLabel: 'Zur ganzen Liste',
  link: sampleLink('/ratgeber/klinikkoffer/'),
}

export const samples = {
  usual: [
    sampleBlock('checklist_teaser', {
      ...KLINIKKOFFER,
      image: samplePicture('puenktchen/ratgeber-erstausstattung.webp', '#d3d0bf'),
    }),
  ],
  withoutPicture: [sampleBlock('checklist_teaser', KLINIKKOFFER)],
}
