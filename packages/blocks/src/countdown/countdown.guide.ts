import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { countdownFields } from './countdown.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof countdownFields> = {
  name: 'countdown',
  title: 'Countdown',
  use: 'Etwas endet, und wann. Ohne Skripte sagen es Tag und Uhrzeit.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    until: { label: 'Ende', kind: 'text', limit: 'UTC, zum Beispiel 2026-11-30 22:59', isRequired: true },
    whenOver: { label: 'Danach', kind: 'option', limit: 'hide, text' },
    overText: { label: 'Worte danach', kind: 'textarea' },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
  },
  dos: ['Nur für ein Ende, das wirklich eines ist.'],
  donts: ['Kein Countdown, der von vorn beginnt.'],
}

export const samples = {
  usual: [
    sampleBlock('countdown', {
      headline: 'Winterangebote',
      text: 'Zehn Prozent auf alle Leuchten.',
      until: '2026-11-24 22:59',
      link: sampleLink('/wohnen/'),
      linkLabel: 'Zu den Leuchten',
    }),
  ],
}
