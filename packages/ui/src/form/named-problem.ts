import type { I18n } from '@lingui/core'

/** What is wrong with a field, after its name: French sets a space before the colon, and a question has its own mark. */
export function namedProblem(i18n: I18n, label: string, problem: string): string {
  if (label.endsWith('?')) return `${label} ${problem}`
  return i18n.t({ id: 'form.namedProblem', message: '{label}: {problem}', values: { label, problem } })
}
