import { Trans } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'

type WrittenOnItProps = { item: Pick<BasketItem, 'displayData'>; className?: string | undefined }

/** What the shopper has had written on the article of a line, row by row. @see spec §4 "Personalisation text" */
export function WrittenOnIt({ item, className }: WrittenOnItProps) {
  return Object.values(item.displayData).map(({ key, label, value }) => (
    <span key={key} className={className}>
      <Trans id="basket.writtenOnIt" message="{label}: „{value}“" values={{ label, value }} />
    </span>
  ))
}
