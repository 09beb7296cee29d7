import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Something for a moment on top of the page: a choice, an explanation, the basket’s side.',
  do: [
    'Name it by its title; return the focus to where it came from.',
    'Use left and right for what belongs to the shop (menu, basket), the middle for questions.',
    'Use the modal kind only where going on without an answer would do harm.',
  ],
  dont: ['No dialog by itself.', 'No dialog from a dialog, except back to the first.'],
  content: ['The title says what it is about, the button what happens.'],
  keys: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes it, unless it is modal'],
    ['Enter / Space', 'Presses what has the focus'],
  ],
}
