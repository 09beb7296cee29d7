import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Copy from the content service: headings, lists, tables, links.',
  do: ['Begin with the heading level that the page needs.'],
  dont: ['No raw HTML, no colour from the editor is shown lighter than it can be read.'],
  content: ['Paragraphs of three to five lines; a heading every three of them.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens a link'],
  ],
}
