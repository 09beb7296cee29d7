import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Opens the print of the browser, which saves as PDF as well.',
  do: ['Put it beside the day that a legal text is from.'],
  dont: ['Not where a file of its own is offered, as for invoices.'],
  content: ['It says both: Drucken oder als PDF sichern.'],
  keys: [
    ['Enter', 'Opens the print'],
    ['Space', 'Opens the print'],
  ],
}
