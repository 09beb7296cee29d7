import type { InputProblem } from '@shop/api-client/office/command-outcome'
import { createContext, useContext, useEffect, useState } from 'react'

/** What the shop says about one field of what was sent to it, as commands answer it. */
export type FieldProblem = Pick<InputProblem, 'path' | 'message'>

type PlacedProblems = {
  textAt: (path: string) => string | null
  /** Says that there is a field for it, until the function that comes back is called. */
  claim: (path: string) => () => void
}

const Placed = createContext<PlacedProblems | null>(null)

/** Hands problems to the fields below it. */
export const FieldProblems = Placed.Provider

/** What the shop says of the field of a path, in the form around it. */
export function useProblemAt(path: string | undefined): string | null {
  const placed = useContext(Placed)
  const claim = placed?.claim
  useEffect(() => (path === undefined ? undefined : claim?.(path)), [path, claim])
  return path === undefined ? null : (placed?.textAt(path) ?? null)
}

/** Gives every problem to the field that it is about; `unplaced` are those that no field on the screen takes. */
export function usePlacedProblems(problems: readonly FieldProblem[]) {
  const [paths, setPaths] = useState<readonly string[]>([])
  const [claim] = useState(() => (path: string) => {
    setPaths((all) => [...all, path])
    return () => setPaths((all) => all.toSpliced(all.indexOf(path), 1))
  })
  const placed: PlacedProblems = {
    claim,
    textAt(path) {
      const texts = problems.filter((problem) => isAbout(problem, path)).map(({ message }) => message)
      return texts.length === 0 ? null : texts.join(' ')
    },
  }
  return { placed, unplaced: problems.filter((problem) => !paths.some((path) => isAbout(problem, path))) }
}

function isAbout({ path }: FieldProblem, field: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}
