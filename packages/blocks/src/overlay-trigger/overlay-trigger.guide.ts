import { OVERLAYS } from '@shop/domain/shop/overlays'
import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { overlayTriggerFields } from './overlay-trigger.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof overlayTriggerFields> = {
  name: 'overlay_trigger',
  title: 'Dialog des Shops',
  use: 'Öffnet einen Dialog, den der Shop schon hat.',
  fields: {
    label: { label: 'Worte des Knopfes', kind: 'text', limit: 'höchstens 30 Zeichen', isRequired: true },
    overlay: {
      label: 'Name des Dialogs',
      kind: 'option',
      limit: OVERLAYS.join(', '),
      isRequired: true,
    },
    look: { label: 'Aussehen', kind: 'option', limit: 'primary, secondary, quiet' },
  },
}

export const samples = {
  usual: [sampleBlock('overlay_trigger', { label: 'Land und Sprache wählen', overlay: 'country_picker' })],
}
