import type { FibreComposition } from '@shop/domain/product/product-facts'
import { useShopFormat } from '../shop-format.tsx'

/** What a textile is made of, in full fibre names; parts one by one where they differ. @see eu-duties C-18 */
export function FibreList({ fibres }: { fibres: readonly FibreComposition[] }) {
  const { number } = useShopFormat()

  return fibres.map(({ part, shares }) => (
    <span key={part ?? ''} style={{ display: 'block' }}>
      {part ? `${part}: ` : null}
      {shares.map(({ fibre, percent }) => `${number(percent)} % ${fibre}`).join(', ')}
    </span>
  ))
}
