import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Stands in the place of a form that has been sent, and says what happens next.',
  do: [
    'Say when an answer comes, and where.',
    'Let it take the place of the form, so that nothing is sent twice.',
  ],
  dont: ['Do not show it before the shop has answered.', 'Do not use it beside a form that is still open.'],
  content: [
    'One heading at most, then one or two sentences: “Vielen Dank! Eine Bestätigung kommt gleich per E-Mail.”',
  ],
}
