import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Shows what a customer wants to be told about, and ends each of them.',
  do: [
    'Say what the mail will be about and since when it waits.',
    'Link the article where this shop sells it.',
  ],
  dont: ['No question before the end: it can be asked for again on the product page.'],
  keys: [['Enter', 'Ends the reminder']],
}
