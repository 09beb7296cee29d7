import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Test marks of a product, each with an explanation.',
  do: ['Explain in two sentences: who tests, what is tested.'],
  dont: ['No seal without a number or a year.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens the explanation'],
  ],
}
