import { Trans } from '@lingui/react'
import { usePageHref } from '../../../use-shop.ts'

/** Leads to the terms and the instruction on withdrawal that an order was made under, as they were. @see eu-duties C-21 */
export function OrderTexts({ ids }: { ids: readonly string[] }) {
  const pageHref = usePageHref()

  if (ids.length === 0) return null
  return (
    <p>
      <a href={pageHref('legalVersions', { id: ids.join('.') })}>
        <Trans id="legalVersions.ofOrder" message="Bedingungen dieser Bestellung" />
      </a>
    </p>
  )
}
