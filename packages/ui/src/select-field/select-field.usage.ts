import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One of many known values that nobody has to compare: country, salutation, month.',
  do: ['Use it from six choices on.', 'Begin with a placeholder where no choice is the usual one.'],
  dont: [
    'Do not use it for two to five choices: a radio group shows them.',
    'Do not hide variants with prices in it.',
  ],
  content: ['Choices in the order people expect: by frequency, else by alphabet.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['↑ / ↓', 'Chooses'],
    ['Letters', 'Jumps to what begins so'],
  ],
}
