import type { Call } from '@shop/api-client/contract/define-call'
import { type Problem, problem } from '@shop/api-client/contract/problem'

/**
 * Refuses texts with half of a sign (a lone surrogate), as a cut emoji leaves it: neither a column nor a mail can hold
 * one. 422 `input_invalid` with one error per field; null when every text is whole. One place for all calls that write.
 *
 * @see product §3 "Errors"
 */
export function illFormedText(call: Call, input: unknown): Problem | null {
  const paths = illFormedPaths(input)
  if (paths.length === 0) return null
  return problem(
    422,
    'input_invalid',
    `${call.name} does not accept this input: half of a sign (a lone surrogate) in ${paths.join(', ')}. Send whole signs.`,
    paths.map((path) => ({ path, key: 'input.text', params: {} })),
  )
}

function illFormedPaths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name.isWellFormed() ? illFormedPaths(inner, [...path, name]) : [[...path, name.toWellFormed()].join('.')],
  )
}
