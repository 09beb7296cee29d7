import { useLingui } from '@lingui/react'
import { type AddressRedirect, addressRedirects } from '@shop/api-client/office/redirect-commands'
import type { Locale } from '@shop/domain/market/markets'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { saveTable } from '../../tables/save-table.ts'
import type { ExportedTable, TableFormat } from '../../tables/shape/exported-table.ts'
import { problemText } from '../../words/problems/problem-text.ts'

const AT_ONCE = 500

/** Hands the redirects of a locale to the downloads, as a table that can be edited and taken back. */
export function useRedirectsExport(locale: Locale) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(words: string, format: TableFormat): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const table: ExportedTable = {
        title: 'redirects',
        columns: [
          { name: 'from', holds: 'text' },
          { name: 'to', holds: 'text' },
          { name: 'status', holds: 'count' },
        ],
        rows: (await all(words)).map(({ path, target, status }) => [path, target, status]),
      }
      const fileName = `${shop}-${locale}-redirects`
      await saveTable(table, { fileName, format, language: i18n.locale })
    } catch (error) {
      setProblem(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  async function all(words: string): Promise<AddressRedirect[]> {
    const found: AddressRedirect[] = []
    let cursor: string | null = null
    do {
      const page: { redirects: AddressRedirect[]; next: string | null } = await answer(
        shop,
        addressRedirects,
        { locale, words, cursor, limit: AT_ONCE },
      )
      found.push(...page.redirects)
      cursor = page.next
    } while (cursor !== null)
    return found
  }

  return { save, isBusy, problem }
}
