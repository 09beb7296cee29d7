import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { navigationTeaserFields } from './navigation-teaser-fields.ts'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof navigationTeaserFields> = {
  name: 'navigation_teaser',
  title: 'Navigationsteaser',
  use: 'Ein Bild neben den Einträgen des Menüs.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    link: { label: 'Ziel', kind: 'link', isRequired: true },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit', isRequired: true },
  },
}

export const samples = {
  usual: [
    sampleBlock('navigation_teaser', {
      headline: 'Neu im Herbst',
      text: 'Wolle, Eiche, warmes Licht',
      link: sampleLink('/wohnen/'),
      image: samplePicture('lindhaus/ratgeber-textilien.webp', '#d8cdbb'),
    }),
  ],
}
