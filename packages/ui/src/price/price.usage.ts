import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What it costs now, what it cost before, per unit and with what on top.',
  do: [
    'Show the old price struck and quiet, the percentage as a small badge.',
    'Show the lowest price of 30 days whenever a reduction is claimed.',
  ],
  dont: ['Do not round, and do not hide the cents.', 'Do not use the sale colour without a reduction.'],
  content: ['“UVP” only for the maker’s recommendation; “ab” where variants differ.'],
}
