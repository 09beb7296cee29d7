import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { storeFinderFields } from './store-finder.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof storeFinderFields> = {
  name: 'store_finder',
  title: 'Filialsuche',
  use: 'Alle Filialen des Landes; die Postleitzahl stellt die nächste nach vorn. Daneben der Plan des Landes.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
  },
}

export const samples = {
  usual: [
    sampleBlock('store_finder', {
      headline: 'Unsere Filialen',
      text: 'Anfassen, probesitzen, beraten lassen.',
    }),
  ],
}
