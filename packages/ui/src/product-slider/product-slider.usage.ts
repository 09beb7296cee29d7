import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'A row of products that goes on to the side: bestsellers, what fits, what was seen.',
  do: [
    'Let the next card be cut at the edge: that says there is more.',
    'Show six to twelve; a link leads to all of them.',
  ],
  dont: ['Do not move it by itself.', 'Do not put one slider below the other without something between.'],
  content: ['The headline says why these: “Passt zu Sofa Ruhe”.'],
  keys: [
    ['Tab', 'Through the cards; the row follows'],
    ['Enter / Space', 'On an arrow: one page on'],
  ],
}
