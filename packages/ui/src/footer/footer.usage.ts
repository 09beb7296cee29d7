import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Service, departments, guides, what the law wants, country.',
  do: [
    'Keep the legal links on every page, also in the checkout.',
    'Set the withdrawal function off from the links around it.',
  ],
  dont: ['No offers here.'],
  content: ['The words of the legal links are the ones people know: Impressum, AGB, Widerruf.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens'],
  ],
}
