import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { paymentIconsFields } from './payment-icons.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof paymentIconsFields> = {
  name: 'payment_icons',
  title: 'Zahlungsarten',
  use: 'Womit man bezahlen kann, als schlichte Marken.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text' },
    lead: { label: 'Vorspann', kind: 'textarea' },
    methods: { label: 'Zahlungsarten', kind: 'rows', limit: 'Name', isRequired: true },
    align: { label: 'Ausrichtung', kind: 'option', limit: 'start, center' },
    width: { label: 'Breite', kind: 'option', limit: 'page, reading' },
  },
}

export const samples = {
  usual: [
    sampleBlock('payment_icons', {
      headline: 'Sicher bezahlen',
      lead: 'Alle Zahlungsarten sind kostenlos.',
      methods: ['Rechnung', 'Visa', 'Mastercard', 'PayPal', 'Klarna', 'Vorkasse'].map((name) =>
        sampleBlock('method', { name }),
      ),
    }),
  ],
  centred: [
    sampleBlock('payment_icons', {
      align: 'center',
      methods: ['Rechnung', 'Visa', 'TWINT'].map((name) => sampleBlock('method', { name })),
    }),
  ],
  reading: [
    sampleBlock('payment_icons', {
      headline: 'So können Sie zahlen',
      width: 'reading',
      methods: ['Rechnung', 'Visa', 'PayPal'].map((name) => sampleBlock('method', { name })),
    }),
  ],
  empty: [sampleBlock('payment_icons', { headline: 'Nichts darin', methods: [] })],
}
