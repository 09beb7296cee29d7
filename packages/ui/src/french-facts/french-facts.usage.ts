import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What France wants said of a product: indices, spare parts, sorting, environmental qualities.',
  do: [
    'Say that there are no spare parts where there are none.',
    'Sort every part by itself, packaging too.',
  ],
  dont: ['No sign but the Triman, and none without words on sorting.'],
  content: [
    'The texts on sorting and environment come in French from the catalogue, and are shown in France alone.',
  ],
}
