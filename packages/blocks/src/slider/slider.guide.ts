import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { sliderFields } from './slider.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof sliderFields> = {
  name: 'slider',
  title: 'Reihe zum Blättern',
  use: 'Bausteine in einer Reihe, die sich mit Finger, Rad, Tastatur und Schaltflächen blättern lässt.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    lead: { label: 'Vorspann', kind: 'textarea' },
    slides: { label: 'Bausteine', kind: 'blocks', limit: '3 bis 12', isRequired: true },
    slidesPerView: { label: 'Zu sehen auf dem Telefon', kind: 'number', limit: '1 bis 3' },
    slidesPerView768: { label: 'ab 768 px', kind: 'number', limit: '1 bis 4' },
    slidesPerView1024: { label: 'ab 1024 px', kind: 'number', limit: '1 bis 6' },
    slidesPerView1440: { label: 'ab 1440 px', kind: 'number', limit: '1 bis 8' },
    tone: { label: 'Grund', kind: 'option', limit: 'paper, surface, tint' },
  },
}

export const samples = {
  usual: [
    sampleBlock('slider', {
      headline: 'Aus unserem Magazin',
      slides: [
        sampleBlock('teaser', {
          headline: 'Am langen Tisch',
          text: 'Esszimmer',
          link: sampleLink('/essen/'),
          image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
        }),
        sampleBlock('teaser', {
          headline: 'Zur Ruhe kommen',
          text: 'Schlafzimmer',
          link: sampleLink('/schlafen/'),
          image: samplePicture('lindhaus/hero-schlafzimmer.webp', '#a9a797'),
        }),
        sampleBlock('teaser', {
          headline: 'Stoffe zum Anfassen',
          text: 'Textilien',
          link: sampleLink('/textilien/'),
          image: samplePicture('lindhaus/ratgeber-textilien.webp', '#e1d6c1'),
        }),
        sampleBlock('teaser', {
          headline: 'Der gedeckte Tisch',
          text: 'Ratgeber',
          link: sampleLink('/ratgeber/'),
          image: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#e3d4bc'),
        }),
        sampleBlock('teaser', {
          headline: 'Wohnen mit Licht',
          text: 'Ratgeber',
          link: sampleLink('/ratgeber/'),
          image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
        }),
      ],
    }),
  ],
  one: [
    sampleBlock('slider', {
      headline: 'Nur eine Karte',
      slides: [
        sampleBlock('teaser', {
          headline: 'Am langen Tisch',
          text: 'Esszimmer',
          link: sampleLink('/essen/'),
          image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
        }),
      ],
    }),
  ],
  empty: [sampleBlock('slider', { headline: 'Nichts darin', slides: [] })],
}
