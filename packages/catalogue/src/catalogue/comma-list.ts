import { fieldsRefused } from '@shop/engine/http/require-valid-fields'

/** The most names of one list. @see product §3 */
export const MOST_NAMES = 100

/**
 * The words of a comma-separated list, each once. Throws 422 `input_invalid` at the field for more than 100 of them,
 * rather than leaving some out silently.
 */
export function commaList(words: string | undefined, field: string): string[] {
  const names = (words ?? '').split(',').map((word) => word.trim())
  const unique = [...new Set(names.filter((name) => name !== ''))]
  if (unique.length > MOST_NAMES)
    throw fieldsRefused([
      { path: field, key: 'list.max', params: { max: MOST_NAMES, received: unique.length } },
    ])
  return unique
}
