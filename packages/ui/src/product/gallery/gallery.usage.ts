import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'All pictures and films of a product, with thumbnails, zoom and swipe.',
  do: ['Begin with the whole thing on its backdrop, then the detail, then the scene, then the measures.'],
  dont: ['Do not begin with a film.', 'Do not repeat the same angle.'],
  content: ['Alt text says what this picture shows that the others do not.'],
  keys: [
    ['Tab', 'To the pictures and their buttons'],
    ['Enter', 'Opens the large view'],
    ['← / →', 'Previous or next picture'],
    ['+ / –', 'Larger or smaller in the large view'],
    ['Escape', 'Back to the page'],
  ],
}
