import { useLingui } from '@lingui/react'

/** How many products there are; announced politely when filters change it. */
export function ResultCount({ total }: { total: number }) {
  const { i18n } = useLingui()

  return (
    <span role="status">
      {i18n.t({
        id: 'listing.count',
        message: '{total, plural, one {# Produkt} other {# Produkte}}',
        values: { total },
      })}
    </span>
  )
}
