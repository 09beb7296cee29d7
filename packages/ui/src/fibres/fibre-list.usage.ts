import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What a textile is made of, part by part.',
  do: ['List by share, largest first; the sum is 100.'],
  dont: ['No brand names for fibres.'],
  content: ['The fibre names of the regulation, in the language of the page.'],
}
