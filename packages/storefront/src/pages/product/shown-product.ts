import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import type { InstalmentExample } from '@shop/domain/payment/instalment-example'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { Late } from '../../late-data.ts'

/** What the page of a product shows of its own. */
export type ShownProduct = Omit<ProductPageData, 'alternatives'> & {
  /** Whether the notice on the legal guarantee is owed. @see eu-duties C-02 */
  hasGuaranteeNotice: boolean
  /** What paying in instalments costs, where the operators have said it. @see eu-duties C-04 */
  instalments?: InstalmentExample
  /** Where the recall stands that the first warning tells of. @see eu-duties C-15 */
  recallsHref?: string
}

/** What the end of the page shows: recommended by the own engine, and none where a provider has to be asked. */
export type ProductLate = Late<{ alternatives: readonly ProductCard[] }>
