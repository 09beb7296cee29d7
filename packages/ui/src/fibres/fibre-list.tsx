import { useLingui } from '@lingui/react'
import type { FibreComposition } from '@shop/domain/product/product-facts'
import { useShopFormat } from '../shop-format.tsx'

/** What a textile is made of, in full fibre names; parts one by one where they differ. @see eu-duties C-18 */
export function FibreList({ fibres }: { fibres: readonly FibreComposition[] }) {
  const { i18n } = useLingui()
  const { number } = useShopFormat()
  const sharesOf = (shares: FibreComposition['shares']) =>
    shares.map(({ fibre, percent }) => `${number(percent)} % ${fibre}`).join(', ')

  return fibres.map(({ part, shares }) => (
    <span key={part ?? ''} style={{ display: 'block' }}>
      {part
        ? i18n.t({
            id: 'fibres.ofPart',
            message: '{part}: {shares}',
            values: { part, shares: sharesOf(shares) },
          })
        : sharesOf(shares)}
    </span>
  ))
}
