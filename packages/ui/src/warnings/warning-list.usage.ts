import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What the law wants said before a toy or a tool is bought.',
  do: ['Show it above the basket button.'],
  dont: ['Do not fold it away.'],
  content: ['Word for word, with the sign.'],
}
