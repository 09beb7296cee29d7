import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What a price costs in monthly instalments, before anybody decides to borrow.',
  do: ['Show every term that the lender offers, with total and effective annual rate.'],
  dont: ['Do not advertise with one rate alone.', 'Do not invent rates: without them there is no example.'],
  content: ['The warning is the law’s own sentence, word for word.'],
}
