import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What is wrong with a form, all together above it, with a link to each field.',
  do: ['Move the focus here after sending.', 'Say the same words as at the field.'],
  dont: ['Do not use it instead of the errors at the fields.'],
  content: [
    'Begin with how many: “2 Angaben fehlen noch”.',
    'A refusal of the whole form stands alone: no field is missing then.',
  ],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Jumps to the field'],
  ],
}
