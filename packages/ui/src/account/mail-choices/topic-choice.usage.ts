import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Chooses what a newsletter is about, where the reader is known.',
  do: ['Name the topics of the brand in its order.', 'Keep the way out of all of them in sight.'],
  dont: ['Nothing ticked in advance: a tick is consent.'],
  keys: [['Space', 'Ticks or unticks a topic, which counts at once']],
}
