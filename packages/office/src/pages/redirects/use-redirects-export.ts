import { useLingui } from '@lingui/react'
import { type AddressRedirect, addressRedirects } from '@shop/api-client/office/redirect-commands'
import { sheetForm, spreadsheet } from '@shop/domain/figures/spreadsheet'
import type { Locale } from '@shop/domain/market/markets'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { saveText } from '../../parts/save-file.ts'
import { problemText } from '../../words/problems/problem-text.ts'

const AT_ONCE = 500

/** Hands the redirects of a locale to the downloads, as a table that can be edited and taken back. */
export function useRedirectsExport(locale: Locale) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(words: string): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const redirects = await all(words)
      const text = spreadsheet(
        [['from', 'to', 'status'], ...redirects.map(({ path, target, status }) => [path, target, status])],
        sheetForm(i18n.locale),
      )
      saveText({ fileName: `${shop}-${locale}-redirects.csv`, mediaType: 'text/csv', text })
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
