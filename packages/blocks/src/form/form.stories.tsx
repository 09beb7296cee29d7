import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'

const field = (fields: Record<string, unknown>) => aBlock('form_field', fields)
const usual = aBlock('form', {
  headline: 'Beratung vereinbaren',
  text: 'Wir kommen vorbei oder rufen an, ganz nach Wunsch.',
  submitLabel: 'Termin anfragen',
  fields: [
    field({ name: 'first_name', kind: 'name', label: 'Vorname', required: true, width: 'half' }),
    field({ name: 'last_name', kind: 'name', label: 'Nachname', required: true, width: 'half' }),
    field({
      name: 'room',
      kind: 'select',
      label: 'Welcher Raum?',
      options: 'Wohnzimmer\nEsszimmer\nSchlafzimmer',
    }),
    field({
      name: 'where',
      kind: 'radio',
      label: 'Wo?',
      options: 'Zu Hause\nIn der Filiale',
      required: true,
    }),
    field({ name: 'day', kind: 'date', label: 'Wunschtag', width: 'half' }),
    field({ name: 'people', kind: 'number', label: 'Personen', width: 'half' }),
    field({ name: 'source', kind: 'hidden', label: 'Quelle', value: 'katalog' }),
    field({ name: 'text', kind: 'textarea', label: 'Was ist noch wichtig?' }),
    field({ name: 'empty', kind: 'select', label: 'Ohne Auswahl' }),
  ],
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-Mail-Adresse')).toBeRequired()
    await expect(canvas.queryByLabelText(/Ohne Auswahl/)).toBeNull()
  },
})
