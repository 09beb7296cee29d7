import { useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { RECALLED } from '@shop/domain/basket/with-availability'
import { lineReasonWords } from '@shop/ui/basket/lines/line-reason-words.ts'
import type { LineRecall } from '@shop/ui/basket/lines/recall-note'
import { usePageHref } from '../../use-shop.ts'

/** What a line of the basket says of its recall; null without one. @see eu-duties C-15 */
export function useLineRecall(): (item: BasketItem) => LineRecall | null {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  return ({ reason }) =>
    reason === RECALLED ? { text: lineReasonWords(i18n, reason), href: pageHref('recalls') } : null
}
