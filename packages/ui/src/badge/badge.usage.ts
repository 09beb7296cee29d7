import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One or two words on a picture: new, reduced, three for two.',
  do: ['Sort: reduced, then action, then new; show two.'],
  dont: ['Not for availability: that is said below the price.'],
  content: ['At most 14 characters; a number with its sign (−20 %).'],
}
