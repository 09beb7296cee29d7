import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One line of text: name, e-mail, password, postcode.',
  do: [
    'Set autoComplete and inputMode: half of all forms are filled by the browser.',
    'Mark what may stay empty; everything else is needed.',
    'Say what is wrong below the field, in a sentence that helps.',
  ],
  dont: [
    'Do not use the placeholder as a label; it is gone when it is needed.',
    'Do not check while someone is typing: check when the field is left.',
  ],
  content: [
    'Labels are nouns: “E-Mail-Adresse”.',
    'Errors say how it is right: “Die PLZ hat 5 Ziffern.”, not “Ungültig”.',
  ],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Space', 'Shows or hides the password, on its eye'],
  ],
}
