import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Several lines of text: a message, a greeting card, a review.',
  do: ['Say how much fits, where there is a limit.', 'Give it the height of what is usually written.'],
  dont: ['Do not use it for one line.'],
  content: ['Ask precisely: “Was ist passiert?” brings more than “Nachricht”.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Begins a new line'],
  ],
}
