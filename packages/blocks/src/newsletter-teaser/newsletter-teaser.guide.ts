import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { newsletterTeaserFields } from './newsletter-teaser.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof newsletterTeaserFields> = {
  name: 'newsletter_teaser',
  title: 'Newsletter',
  use: 'Eine Einladung zum Newsletter mit dem Formular des Shops.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
  },
}

export const samples = {
  usual: [
    sampleBlock('newsletter_teaser', {
      headline: 'Post, die man gern öffnet',
      text: 'Einmal im Monat, mit Neuem und Nützlichem.',
    }),
  ],
}
