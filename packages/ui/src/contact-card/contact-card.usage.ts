import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'How the shop can be reached: telephone with its hours, mail, address.',
  do: ['Put the hours beside the number.', 'Take every fact from the shop’s legal data.'],
  dont: ['Do not make people search for the number.'],
  content: ['The number as it is said, with the country’s code.'],
  keys: [
    ['Tab', 'Moves to number and mail'],
    ['Enter', 'Calls or writes'],
  ],
}
