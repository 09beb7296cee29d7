import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One of two to five, all of them visible.',
  do: ['Put the most frequent choice first.', 'Use hints for what sets the choices apart: days, costs.'],
  dont: ['Do not choose in advance where it costs money.', 'Do not nest another group in it.'],
  content: ['The legend is the question, the labels are the answers.'],
  keys: [
    ['Tab', 'Moves to the group, to the chosen one'],
    ['↑ / ↓', 'Chooses the one before or after'],
  ],
}
