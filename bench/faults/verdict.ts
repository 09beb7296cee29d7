import type { Row } from '../report.ts'
import type { Fault } from './stage/fault.ts'
import type { DatabaseKind } from './stage/stage.ts'

export type Verdict = { exitCode: 0 | 1 | 2; words: string }

type Found = {
  /** What was asked for. */
  faults: readonly Fault[]
  databases: readonly DatabaseKind[]
  /** What was played, now or before with the same build. */
  rows: readonly Row[]
  complaints: readonly string[]
}

/**
 * What is to be said of a run at its end. Nothing is true of what nobody has tried: a run that could play none of what
 * was asked for is no good one, and what it has left out is named beside what went well.
 */
export function verdictOf({ faults, databases, rows, complaints }: Found): Verdict {
  const asked = databases.flatMap((database) =>
    faults.filter((fault) => fault.databases.includes(database)).map(({ name }) => ({ name, database })),
  )
  const leftOut = asked.filter(
    ({ name, database }) => !rows.some((row) => row.fault === name && row.database === database),
  )
  const names = leftOut.map(({ name, database }) => `${name} (${database})`).join(', ')
  if (complaints.length > 0) return { exitCode: 1, words: 'Not every answer was true.' }
  if (asked.length === 0)
    return { exitCode: 2, words: `Nothing was tried: none of it can happen to ${databases.join(' or ')}.` }
  if (leftOut.length === asked.length)
    return { exitCode: 2, words: `Nothing was tried: ${names} could not be played here.` }

  const words = 'Every answer was true, nothing is there twice, and the audit is clean.'
  return { exitCode: 0, words: leftOut.length === 0 ? words : `${words} Not tried: ${names}.` }
}
