import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { retailStoreFields } from './retail-store.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof retailStoreFields> = {
  name: 'retail_store',
  title: 'Filiale',
  use: 'Eine Filiale mit Öffnungszeiten und Weg.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    store: { label: 'Kennung der Filiale', kind: 'text', isRequired: true },
    view: { label: 'Ansicht', kind: 'option', limit: 'card, details' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit' },
  },
}

export const samples = {
  usual: [sampleBlock('retail_store', { headline: 'Filiale Hamburg', store: 'hh' })],
}
