import type { I18n } from '@lingui/core'
import { type ReactNode, useEffect, useState } from 'react'
import { loadI18n, localeOf, ShopAround } from '../with-shop.tsx'

type InShopProps = { globals: Record<string, unknown>; children: ReactNode }

/** Components on a page of words, with the messages and formats that a story has around it. */
export function InShop({ globals, children }: InShopProps) {
  const locale = localeOf(globals)
  const [i18n, setI18n] = useState<I18n | null>(null)
  useEffect(() => {
    let isWanted = true
    loadI18n({ globals }).then((loaded) => {
      if (isWanted) setI18n(loaded.i18n)
    }, console.error)
    return () => {
      isWanted = false
    }
  }, [globals])

  if (i18n === null) return null
  return (
    <ShopAround locale={locale} i18n={i18n}>
      {children}
    </ShopAround>
  )
}
