import preview from '../../.storybook/preview.ts'
import { TextArea } from './text-area.tsx'

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Nachricht', name: 'message', required: true },
})

export const Empty = meta.story()
export const WithHint = meta.story({
  args: { hint: 'Bei Fragen zu einer Bestellung hilft uns die Bestellnummer.' },
})
export const WithError = meta.story({
  tags: ['snapshot'],
  args: { error: 'Bitte schreiben, worum es geht.' },
})
