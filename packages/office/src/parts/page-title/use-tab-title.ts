import { useLingui } from '@lingui/react'
import { useEffect } from 'react'

/**
 * Names the page in the tab and in the browser's history, the most special first: "Redirects · Lindhaus · Office".
 *
 * @param names reads the names of the page and its shop when they are drawn; none of a customer, as the history of a
 *   browser outlives the visit
 */
export function useTabTitle(names: () => readonly (string | null | undefined)[]): void {
  const { i18n } = useLingui()
  // With every drawing: what a heading says may come late, and change with the language.
  useEffect(() => {
    const office = i18n.t({ id: 'signIn.mark', message: 'Office' })
    document.title = [...names().filter(Boolean), office].join(' · ')
  })
}
