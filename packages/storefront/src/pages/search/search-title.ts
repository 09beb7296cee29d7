import type { I18n } from '@lingui/core'
import { readAsWritten } from './read-as-written.ts'

/** What the page is called: the words that were searched for, in the quotation marks of the language. */
export function searchTitle(i18n: I18n, query: string): string {
  return query === ''
    ? i18n.t({ id: 'search.title', message: 'Suche' })
    : i18n.t({
        id: 'search.titleFor',
        message: 'Suche nach „{query}“',
        values: { query: readAsWritten(query) },
      })
}
