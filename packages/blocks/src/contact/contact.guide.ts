import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { contactFields } from './contact-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof contactFields> = {
  name: 'contact',
  title: 'Kontakt',
  use: 'Telefon, E-Mail und Anschrift aus den Daten des Shops.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    showsAddress: { label: 'Anschrift zeigen', kind: 'switch' },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
  },
}

export const samples = {
  usual: [sampleBlock('contact', { headline: 'Wir sind da', text: 'Fragen beantworten wir gern.' })],
}
