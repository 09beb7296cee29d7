import type { BlockKind } from '@shop/api-client/office/content-commands'
import { isBlock } from '@shop/domain/story/story-block'

/** What keeps a page from being published, as an editor knows it. */
export type NamedProblem = {
  /** The block to open; null where it is about the page, or nowhere to be found. */
  uid: string | null
  block: string
  /** The field's label; null where it is about the block. */
  field: string | null
  kind: 'missing' | 'unknown' | 'other'
  /** The page's own words. */
  words: string
}

const LINE = /^(\S+) at (\S+): (.*)$/s
const FIELD = /^([A-Za-z_]\w*): (.*)$/s
const MISSING = /^(?:it is missing|Invalid (?:type|length))\b/
const UNKNOWN = /unknown|not known/i

/** The problems of a page, each with the block and the field that an editor has to put right. */
export function namedProblems(
  problems: string,
  content: object,
  kinds: readonly BlockKind[],
): NamedProblem[] {
  return problems.split('; ').map((line) => {
    const [, component, path, rest = line] = LINE.exec(line) ?? []
    const found = path === undefined ? null : blockAt(content, path)
    const kind = kinds.find(({ name }) => name === component)
    const [, name, reason = rest] = FIELD.exec(rest) ?? []
    const field = kind?.fields.find((one) => one.name === name)
    return {
      uid: found,
      block: kind?.title ?? component ?? '',
      field: field?.label ?? null,
      kind: field && MISSING.test(reason) ? 'missing' : UNKNOWN.test(rest) ? 'unknown' : 'other',
      words: field ? reason : rest,
    }
  })
}

/** The id of the block at `body[2].columns[0]`. */
function blockAt(content: object, path: string): string | null {
  const steps = [...path.matchAll(/[A-Za-z_]\w*|\d+/g)].map(([step]) => step)
  let part: unknown = content
  for (const step of steps) {
    if (typeof part !== 'object' || part === null) return null
    part = Reflect.get(part, step)
  }
  return isBlock(part) ? part._uid : null
}
