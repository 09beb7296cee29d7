import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Cards in rows of two, three or four.',
  do: ['Let the skeletons of the next page have the size of cards.'],
  dont: ['Nothing between the cards that is not marked as an advert or a story.'],
}
