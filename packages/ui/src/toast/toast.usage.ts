import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Says in passing that something has happened.',
  do: ['Use it for success and for what can wait.', 'Offer the next step as a link: “Ansehen”.'],
  dont: ['Not for errors at a field, not for questions.', 'No more than three at once.'],
  content: ['One sentence, the thing first: “Adresse gespeichert.”'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Dismisses it, or follows its link'],
  ],
}
