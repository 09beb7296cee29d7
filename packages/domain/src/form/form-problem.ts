/** Values that a message needs, for example `{ min: 10 }`. */
export type ProblemParams = Record<string, string | number>

/** What is wrong with one value: a message key, its values, and the English sentence behind it. */
export type RuleProblem = {
  key: string
  params: ProblemParams
  /** Built-in fall-back with its placeholders, letter for letter as specified. */
  message: string
}

/** What is wrong with one field of a form; the API's problem documents carry the same. @see product §3 */
export type FormProblem = { path: string; key: string; params: ProblemParams }

/** Judges one value; null means that it is fine. */
export type Rule = (value: string) => RuleProblem | null

/** The first problem that the rules find, reported at a path; an empty list when there is none. */
export function fieldProblems(path: string, value: string, rules: readonly Rule[]): FormProblem[] {
  for (const rule of rules) {
    const problem = rule(value)
    if (problem) return [{ path, key: problem.key, params: problem.params }]
  }
  return []
}
