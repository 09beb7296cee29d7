import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { Shop } from '@shop/domain/shop/shop'
import * as v from 'valibot'
import type { Handler } from '../on.ts'

type Errors = ProblemDocument['errors']
type ProblemContext = { shop: Shop; now: Date }

/**
 * What a form's own rules say about the fields of the right type when others have a wrong one, so that a form reports
 * everything at once. None for calls without such rules.
 *
 * @see product §3 "Errors"
 */
export function furtherProblems(
  { call, problems }: Pick<Handler, 'call' | 'problems'>,
  { input, issues }: { input: unknown; issues: readonly v.BaseIssue<unknown>[] },
  { shop, now }: ProblemContext,
): Errors {
  if (problems === undefined) return []
  const paths = issues.map(({ path }) => (path ?? []).map(({ key }) => String(key)))
  const rightTyped = paths.reduce<unknown>((rest, path, index) => {
    const isText = issues[index]?.type === 'string'
    return path.length === 0 ? rest : withoutField(rest, path, isText ? '' : undefined)
  }, input)
  const parsed = v.safeParse(call.input, rightTyped)
  if (!parsed.success) return []
  const known = new Set(paths.map((path) => path.join('.')))
  // The handler was bound to this very call by `on`, so its input type is the one just parsed.
  return problems(parsed.output as never, { shop, now }).filter(({ path }) => !known.has(path))
}

/** An empty text in place of a field, or nothing at all. */
function withoutField(
  input: unknown,
  [name = '', ...rest]: readonly string[],
  empty: '' | undefined,
): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const { [name]: inner, ...others }: Record<string, unknown> = { ...input }
  if (rest.length > 0) return { ...others, [name]: withoutField(inner, rest, empty) }
  return empty === undefined ? others : { ...others, [name]: empty }
}
