import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'A text of the contract as it was when somebody ordered, to read again and to print.',
  do: ['Show it in the language that it was written in.'],
  dont: ['Do not shorten it, and put nothing of today into it.'],
  content: ['The words are those of the page at its time.'],
  keys: [['Tab', 'Moves to its links']],
}
