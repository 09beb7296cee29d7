import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Fields that are sent as one message: contact, complaint, a form that an editor has put together.',
  do: ['Ask only for what the answer needs.', 'Say after sending when an answer can be expected.'],
  dont: [
    'Do not empty the fields when sending fails.',
    'Do not ask for a telephone number without a reason.',
  ],
  content: ['The button says what is sent: “Nachricht senden”.'],
  keys: [
    ['Tab', 'Moves through the fields to the button'],
    ['Enter', 'Sends it from a field of one line'],
  ],
}
