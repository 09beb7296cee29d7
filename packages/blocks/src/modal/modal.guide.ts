import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { modalFields } from './modal.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof modalFields> = {
  name: 'modal',
  title: 'Dialog',
  use: 'Ein Knopf und Blöcke, die in einem Dialog warten.',
  fields: {
    label: { label: 'Worte des Knopfes', kind: 'text', limit: 'höchstens 30 Zeichen', isRequired: true },
    title: { label: 'Titel des Dialogs', kind: 'text', isRequired: true },
    body: { label: 'Inhalt', kind: 'blocks' },
    look: { label: 'Aussehen', kind: 'option', limit: 'primary, secondary, quiet' },
    size: { label: 'Größe', kind: 'option', limit: 's, m, l' },
    position: { label: 'Platz', kind: 'option', limit: 'center, right, left' },
  },
  dos: ['Für Ergänzungen.'],
  donts: ['Nichts Wichtiges in einem Dialog verstecken.'],
}

export const samples = {
  usual: [sampleBlock('modal', { label: 'Pflegehinweise', title: 'So bleibt Eiche schön', body: [] })],
}
