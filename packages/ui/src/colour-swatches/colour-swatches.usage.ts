import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Which colours there are, on a card.',
  do: ['Show five and how many more.'],
  dont: ['Not as a control: on the product page colours are chosen by picture.'],
}
