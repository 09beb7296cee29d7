import { Trans, useLingui } from '@lingui/react'
import type { FibreComposition } from '@shop/domain/product/product-facts'
import { useShopFormat } from '../shop-format.tsx'

type FibreListProps = {
  fibres: readonly FibreComposition[]
  /** Leather, fur, horn or down besides. */
  hasAnimalParts?: boolean
}

/** What a textile is made of, in full fibre names; parts one by one where they differ. @see eu-duties C-18 */
export function FibreList({ fibres, hasAnimalParts = false }: FibreListProps) {
  const { i18n } = useLingui()
  const { percent: rate } = useShopFormat()
  const sharesOf = (shares: FibreComposition['shares']) =>
    shares.map(({ fibre, percent }) => `${rate(percent, {})} ${fibre}`).join(', ')

  const lines = fibres.map(({ part, shares }) => (
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
  return (
    <>
      {lines}
      {hasAnimalParts ? (
        <span style={{ display: 'block' }}>
          <Trans id="fibres.animalParts" message="Enthält nichttextile Teile tierischen Ursprungs" />
        </span>
      ) : null}
    </>
  )
}
