import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture, sampleText } from '../samples/sample-blocks.ts'
import type { campaignBannerFields } from './campaign-fields.ts'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof campaignBannerFields> = {
  name: 'campaign_banner',
  title: 'Kampagne',
  use: 'Eine Aktion, dort und so lange sie gilt, mit ihren Bedingungen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit' },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
    dateFrom: { label: 'Beginn', kind: 'text', limit: 'UTC' },
    dateTo: { label: 'Ende', kind: 'text', limit: 'UTC' },
    triggerContainer: {
      label: 'Auslöser',
      kind: 'rows',
      limit: 'url, scayleCheckout, productNumber, marke, subbrand, breadcrumb oder sale',
    },
    showsCountdown: { label: 'Countdown', kind: 'switch' },
    conditions: { label: 'Bedingungen', kind: 'richtext' },
    conditionsLabel: { label: 'Worte der Bedingungen', kind: 'text' },
    tone: { label: 'Ton', kind: 'option', limit: 'accent, tint, sale' },
    code: { label: 'Gutscheincode', kind: 'text', limit: 'höchstens 40 Zeichen' },
    barText: { label: 'Zeile der Leiste', kind: 'text', limit: 'höchstens 90 Zeichen' },
    opens: { label: 'Öffnet sich', kind: 'option', limit: 'never, once' },
  },
  dos: [
    'Bedingungen gehören immer dazu.',
    'Auf der Seite /aktionen/ wird sie zur Leiste über jeder Seite, zu der ein Auslöser passt; die erste gewinnt.',
  ],
  donts: ['Ohne Auslöser erscheint die Kampagne überall.', 'Nie mehr als eine, die sich von selbst öffnet.'],
}

export const samples = {
  usual: [
    sampleBlock('campaign_banner', {
      headline: 'Zwanzig Prozent auf Textilien',
      text: 'Leinen, Wolle und Baumwolle.',
      image: samplePicture('lindhaus/ratgeber-textilien.webp', '#d8cdbb'),
      link: sampleLink('/wohnen/'),
      linkLabel: 'Zu den Textilien',
      conditions: sampleText('Gilt für nicht reduzierte Artikel.'),
    }),
  ],
}
