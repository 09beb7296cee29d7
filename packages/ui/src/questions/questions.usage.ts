import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What shoppers have asked about a product, with the answers of the shop; and the form to ask.',
  do: [
    'Say whose answer it is: the shop’s, never that of a customer.',
    'Show questions in other languages below those in the reader’s, marked with their language.',
  ],
  dont: ['Do not show a question before it was answered.', 'Do not ask for more than the answer needs.'],
  content: ['A question stays in the words of its author; an answer begins with the answer.'],
  keys: [['Tab', 'Moves to the next field of the form, or on from it']],
}
