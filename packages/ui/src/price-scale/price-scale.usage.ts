import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What one piece costs when more are taken.',
  do: ['Mark the step that the present quantity has reached.'],
  dont: ['No more than four steps.'],
}
