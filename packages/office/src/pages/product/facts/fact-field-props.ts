import type { FactProblems } from './fact-problems.ts'
import type { FactPart } from './fact-shape.ts'

/** One field of a fact. */
export type FactFieldProps = {
  /** Which fact or part it is, without numbers: `fibres.shares.percent`. */
  place: string
  /** Where it stands in the record: `facts.fibres.0.shares.1.percent`. */
  path: string
  part: Omit<FactPart, 'name'>
  label: string
  /** It is the fact as a whole, which the line above its fields names. */
  isWhole?: boolean
  value: unknown
  /** Takes undefined where nothing is said any more. */
  onChange: (value: unknown) => void
  problems: FactProblems
}
