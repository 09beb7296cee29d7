import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { categoryBubblesFields } from './category-bubbles.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof categoryBubblesFields> = {
  name: 'category_bubbles',
  title: 'Kategorien im Kreis',
  use: 'Kategorien als runde Bilder; auf dem Telefon lassen sie sich wischen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    bubbles: {
      label: 'Kategorien',
      kind: 'rows',
      limit: '4 bis 10: Beschriftung (höchstens 16 Zeichen), Ziel, Bild (quadratisch, mindestens 400 px)',
      isRequired: true,
    },
  },
  dos: ['Freigestellte Artikel auf ruhigem Grund, alle gleich groß.'],
  donts: ['Keine Szenen: Im Kreis bleibt von ihnen zu wenig übrig.'],
}

const bubble = (label: string, path: string, file: string) =>
  sampleBlock('bubble', {
    label,
    link: sampleLink(path),
    image: samplePicture(`puenktchen/${file}-main.webp`, '#eef1ec', 1000, 1000),
  })

const BUBBLES = [
  bubble('Unterwegs', '/unterwegs/', 'kinderwagen-grau'),
  bubble('Kinderzimmer', '/kinderzimmer/', 'babybett-weiss'),
  bubble('Schlafen', '/schlafen/', 'schlafsack-hellblau'),
  bubble('Pflege', '/pflege/', 'badewanne-weiss'),
  bubble('Spielen', '/spielen/', 'stapelturm-mehrfarbig'),
  bubble('Mode', '/mode/', 'body-weiss'),
]

export const samples = {
  usual: [sampleBlock('category_bubbles', { headline: 'Stöbern', bubbles: BUBBLES })],
  withoutHeadline: [sampleBlock('category_bubbles', { bubbles: BUBBLES.slice(0, 4) })],
}
