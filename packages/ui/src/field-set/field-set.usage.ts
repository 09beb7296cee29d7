import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Holds fields together that have one meaning: an address, a birth date.',
  do: ['Use two columns only for pairs: first and last name, street and number.'],
  dont: ['Do not hide the legend unless a heading right above says the same.'],
  content: ['The legend names the whole: “Lieferadresse”.'],
}
