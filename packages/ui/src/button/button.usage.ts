import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'Does something here and now: puts into the basket, saves, sends. What only leads elsewhere is a link that may look like one (ButtonLink).',
  do: [
    'Give each screen one primary button; everything beside it is secondary or quiet.',
    'Show isBusy while an answer is awaited: words, size and focus stay, further presses are swallowed.',
    'Let it fill the width on a phone where it ends a form.',
  ],
  dont: [
    'Do not disable the button of a form: let it be pressed and say what is missing.',
    'Do not put two primary buttons side by side.',
  ],
  content: [
    'Verb and thing: “In den Warenkorb”, “Adresse speichern”. The order button says what the law says.',
    'At most 24 characters; French and Dutch need a third more room.',
  ],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Presses it'],
  ],
}
