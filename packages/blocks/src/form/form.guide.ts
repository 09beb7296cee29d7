import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { formBlockFields } from './form-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof formBlockFields> = {
  name: 'form',
  title: 'Formular',
  use: 'Ein Formular, dessen Antworten an den Kundenservice gehen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    fields: {
      label: 'Felder',
      kind: 'rows',
      limit: 'höchstens 30; nach einer E-Mail-Adresse wird immer gefragt',
      isRequired: true,
    },
    submitLabel: { label: 'Worte des Knopfes', kind: 'text' },
    successTitle: { label: 'Dank, Überschrift', kind: 'text' },
    successText: { label: 'Dank, Text', kind: 'textarea' },
  },
  dos: ['So wenig fragen wie möglich.'],
  donts: ['Nie nach Passwörtern oder Kartennummern fragen.'],
}

export const samples = {
  usual: [
    sampleBlock('form', {
      headline: 'Beratung vereinbaren',
      fields: [
        sampleBlock('form_field', {
          name: 'room',
          kind: 'select',
          label: 'Welcher Raum?',
          options: 'Wohnzimmer\nEsszimmer',
        }),
      ],
    }),
  ],
}
