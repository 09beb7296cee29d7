import type { ReactNode } from 'react'

/** One of a component's rules, drawn with the component itself. */
export type Example = {
  /** How the sentence in the notes begins; the sentence itself stands only there. */
  rule: string
  drawn: ReactNode
}

/**
 * What the notes of a component say, as pictures. They live beside the notes, in `<name>.examples.tsx`, and stand above
 * them on the component's page; only the documentation loads them.
 */
export type Examples = { do: readonly Example[]; dont: readonly Example[] }

/** The sentence of the notes that an example draws. @throws where the notes have none that begins so */
export function ruleOf(example: Example, rules: readonly string[]): string {
  const rule = rules.find((sentence) => sentence.startsWith(example.rule))
  if (rule === undefined) throw new Error(`No rule begins with “${example.rule}”: the notes were changed.`)
  return rule
}
