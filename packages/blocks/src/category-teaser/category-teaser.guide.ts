import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { categoryTeaserFields } from './category-teaser.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof categoryTeaserFields> = {
  name: 'category_teaser',
  title: 'Kategorie',
  use: 'Eine Kategorie mit ihrer Szene und den Wegen zu ihren Teilen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit', isRequired: true },
    link: { label: 'Ziel', kind: 'link', isRequired: true },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
    subcategories: { label: 'Unterkategorien', kind: 'rows', limit: 'höchstens 6' },
  },
}

export const samples = {
  usual: [
    sampleBlock('category_teaser', {
      headline: 'Wohnen',
      text: 'Für den Raum, in dem alle zusammenkommen.',
      image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#d8cdbb'),
      link: sampleLink('/wohnen/'),
      linkLabel: 'Alles fürs Wohnen',
      subcategories: [sampleBlock('subcategory', { label: 'Sofas', link: sampleLink('/wohnen/') })],
    }),
  ],
}
