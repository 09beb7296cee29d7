import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'How every form behaves: when it says what is wrong, what it does while sending and after a refusal.',
  do: [
    'Spread formProps on the form and field(…) on each field.',
    'Say the rules of the server first: rules judges what is typed, lastCheck asks.',
    'Show a summary where a form has more than one field.',
  ],
  dont: [
    'Do not keep problems, attempts or a busy flag beside it.',
    'Do not complain about a field that was left empty before the form is sent.',
  ],
  content: ['A problem says how it is put right: “Bitte ausfüllen”.'],
  keys: [['Enter', 'Sends it from a field of one line']],
}
