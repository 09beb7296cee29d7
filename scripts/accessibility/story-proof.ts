import { fieldOf, listOf, textOf } from './report-fields.ts'

/** How many stories axe has found nothing wrong with, in the theme of every brand. */
export type StoryProof = { brands: string[]; stories: number }

/** Whether a report is one of Vitest, which runs the stories; journeys are Playwright's. */
export function isStoryReport(report: unknown): boolean {
  return fieldOf(report, 'testResults') !== undefined
}

/**
 * Reads the JSON report of the stories: one counts that axe has looked at in every brand and found right each time. One
 * that failed, or that axe did not look at, has shown nothing.
 */
export function storyProof(report: unknown, brands: readonly string[]): StoryProof {
  const right = new Map<string, number>()
  for (const file of listOf(report, 'testResults'))
    for (const run of listOf(file, 'assertionResults')) {
      const meta = fieldOf(run, 'meta')
      const story = textOf(meta, 'storyId')
      if (story !== '' && textOf(run, 'status') === 'passed' && listOf(meta, 'reports').some(isRight))
        right.set(story, (right.get(story) ?? 0) + 1)
    }
  const stories = [...right.values()].filter((runs) => runs === brands.length).length
  return { brands: [...brands], stories }
}

function isRight(report: unknown): boolean {
  return textOf(report, 'type') === 'a11y' && textOf(report, 'status') === 'passed'
}
