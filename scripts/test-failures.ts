import { stripVTControlCharacters } from 'node:util'

/** A test that failed, or was flaky: repeated at the end of a long log. */
export type Failure = { name: string; isFlaky: boolean; message: string }

type ReportFields = Record<string, unknown>

/** What a report of Vitest says of a browser that was lost on the way; see `visual/lost-browser.ts`. */
export const LOST_BROWSER = 'lostBrowser'

const BROWSER_WAS_LOST: Failure = {
  name: 'the browser of the stories',
  isFlaky: true,
  message: 'It was lost on the way, and all stories ran once more.',
}
const MOST_LINES = 25
const MOST_FAILURES = 40
const STEPS_OF_TOOLS = /^\s+at .*(?:node_modules|node:|<anonymous>)/

/** What failed in a report of Vitest, what passed with another attempt only, and files of which none could run. */
export function vitestFailures(report: ReportFields): Failure[] {
  const lost = report[LOST_BROWSER] === true ? [BROWSER_WAS_LOST] : []
  return [...lost, ...list(report.testResults).flatMap(failuresOfFile)]
}

function failuresOfFile(file: ReportFields): Failure[] {
  const place = placeOf(text(file.name))
  // A test that passed keeps the errors of the attempts before.
  const tests = list(file.assertionResults).filter(
    ({ status, failureMessages }) =>
      status === 'failed' || (status === 'passed' && texts(failureMessages).length > 0),
  )
  if (file.status === 'failed' && !tests.some(({ status }) => status === 'failed'))
    return [{ name: place, isFlaky: false, message: text(file.message) }]
  return tests.map((test) => ({
    name: `${place} › ${text(test.fullName)}`,
    isFlaky: test.status === 'passed',
    message: texts(test.failureMessages).join('\n'),
  }))
}

/** What failed in a report of Playwright, and what passed with another attempt only. */
export function playwrightFailures(report: ReportFields): Failure[] {
  const broken = list(report.errors).map((error) => ({
    name: 'before any journey',
    isFlaky: false,
    message: text(error.message),
  }))
  return [...broken, ...list(report.suites).flatMap(journeysOf)]
}

function journeysOf(suite: ReportFields): Failure[] {
  const own = list(suite.specs).flatMap((spec) =>
    list(spec.tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => ({
        name: `[${text(test.projectName)}] ${text(spec.file)}:${String(spec.line)} › ${text(spec.title)}`,
        isFlaky: test.status === 'flaky',
        message: list(test.results)
          .flatMap(({ errors }) => list(errors))
          .map(({ message }) => text(message))
          .join('\n'),
      })),
  )
  return [...own, ...list(suite.suites).flatMap(journeysOf)]
}

/** One paragraph for each, so that the end of a log names them even where its middle was cut out. */
export function failureLines(step: string, failures: readonly Failure[]): string {
  const lines = failures.slice(0, MOST_FAILURES).map(({ name, isFlaky, message }) => {
    const lines = stripVTControlCharacters(message)
      .trim()
      .split('\n')
      .filter((line) => !STEPS_OF_TOOLS.test(line))
      .slice(0, MOST_LINES)
    return `${isFlaky ? 'SECOND TRY' : 'FAILED'} ${step}: ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`
  })
  const more = failures.length - lines.length
  return [...lines, ...(more > 0 ? [`… and ${more} more in ${step}`] : [])].join('\n\n')
}

/** The line of a step: nothing that needed a second try passes for one that did not. */
export function stepSummary(
  step: string,
  { passed, failed, skipped }: { passed: number; failed: number; skipped: number },
  { failures, seconds }: { failures: readonly Failure[]; seconds: number },
): string {
  const again = failures.filter(({ isFlaky }) => isFlaky).length
  const retried = again === 0 ? '' : `, ${again} needed a second try`
  return `${step.padEnd(11)} ${passed} passed, ${failed} failed, ${skipped} skipped${retried} in ${seconds} s`
}

function placeOf(file: string): string {
  return file.replace(/^.*?\/(?=(?:packages|apps|e2e|scripts)\/)/, '')
}

function list(value: unknown): ReportFields[] {
  return Array.isArray(value)
    ? value.filter((item): item is ReportFields => typeof item === 'object' && item !== null)
    : []
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
