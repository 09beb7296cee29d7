import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Says in a few words what speaks for a product, and how it comes.',
  do: ['Say what holds for this very product.', 'Lead to where the whole of it stands.'],
  dont: ['No sentence, no full stop, no more than five lines.'],
}
