import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Asks once what may be measured, and can be opened again from the footer.',
  do: [
    'Make yes and no equally easy: same size, same look, same layer.',
    'Keep the page usable and in sight while it is open: it lies over the lower edge and moves nothing.',
  ],
  dont: ['Do not tick anything in advance.', 'Do not ask again before the law or the shop has changed.'],
  content: ['Say in two sentences what happens with the data; the rest is behind a link.'],
  keys: [
    ['Tab', 'Moves through choices and buttons'],
    ['Enter / Space', 'Presses what has the focus'],
  ],
}
