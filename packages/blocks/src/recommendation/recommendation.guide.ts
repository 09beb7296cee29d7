import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { recommendationFields } from './recommendation-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof recommendationFields> = {
  name: 'recommendation',
  title: 'Empfehlungen',
  use: 'Artikel, die zu dem passen, was angesehen und gekauft wird. Ohne Treffer bleibt der Platz leer.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    recommendationId: {
      label: 'Kennung der Empfehlung',
      kind: 'text',
      limit: 'je Platz eine',
      isRequired: true,
    },
    size: { label: 'Anzahl der Artikel', kind: 'number', limit: '1 bis 24; leer: 12' },
    fillWithRandom: { label: 'Mit anderen auffüllen', kind: 'switch' },
    filters: {
      label: 'Filter',
      kind: 'rows',
      limit: 'Eigenschaft, Art, Vergleich, Wert; alle müssen zutreffen',
    },
    trackingId: { label: 'Name in der Statistik', kind: 'text', limit: 'leer: die Kennung' },
    slidesPerView: {
      label: 'Zu sehen auf dem Telefon',
      kind: 'number',
      limit: '1 bis 24; leer: der Shop wählt',
    },
    slidesPerView768: { label: 'ab 768 px', kind: 'number', limit: '1 bis 24; leer: der Shop wählt' },
    slidesPerView1024: { label: 'ab 1024 px', kind: 'number', limit: '1 bis 24; leer: der Shop wählt' },
    slidesPerView1440: { label: 'ab 1440 px', kind: 'number', limit: '1 bis 24; leer: der Shop wählt' },
    images: { label: 'Bilder je Karte', kind: 'number', limit: '1 bis 24; leer: alle' },
    showWishlist: { label: 'Merkzettel zeigen', kind: 'switch' },
    showAddToCart: { label: 'Warenkorb zeigen', kind: 'switch' },
    showBadges: { label: 'Hinweise zeigen', kind: 'switch' },
    showRating: { label: 'Bewertung zeigen', kind: 'switch' },
    showVariant: { label: 'Varianten zeigen', kind: 'switch' },
    showBasketBadge: { label: 'Zeigen, was im Warenkorb liegt', kind: 'switch' },
  },
  dos: ['Auf jeder Seite eine eigene Kennung, damit die Statistik sagt, wo sie wirkt.'],
  donts: ['Nicht zweimal dieselbe Empfehlung auf einer Seite.'],
}

export const samples = {
  usual: [sampleBlock('recommendation', { headline: 'Für das Wohnzimmer', recommendationId: 'home-living' })],
  everything: [
    sampleBlock('recommendation', {
      headline: 'Für das Wohnzimmer',
      recommendationId: 'home-living',
      size: '8',
      slidesPerView1440: 5,
      showRating: false,
      images: 1,
      filters: [{ _uid: '1', property: 'category', type: 'string', operator: 'equals', value: 'Wohnen' }],
    }),
  ],
  empty: [sampleBlock('recommendation', { headline: 'Nichts zu empfehlen', recommendationId: 'empty' })],
}
