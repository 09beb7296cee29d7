import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Class and purpose of a medical product.',
  do: ['Show the purpose in the maker’s words.'],
  dont: ['No promise of healing beside it.'],
}
