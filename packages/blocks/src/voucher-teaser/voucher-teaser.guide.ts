import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { voucherTeaserFields } from './voucher-teaser.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof voucherTeaserFields> = {
  name: 'voucher_teaser',
  title: 'Gutschein',
  use: 'Ein Code zum Kopieren oder Mitnehmen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    code: { label: 'Code', kind: 'text', limit: 'höchstens 40 Zeichen', isRequired: true },
    conditions: { label: 'Bedingungen', kind: 'richtext' },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
  },
}

export const samples = {
  usual: [
    sampleBlock('voucher_teaser', {
      headline: 'Zehn Prozent zum Einrichten',
      text: 'Für die erste Bestellung ab 100 €.',
      code: 'WILLKOMMEN10',
      link: sampleLink('/wohnen/'),
    }),
  ],
}
