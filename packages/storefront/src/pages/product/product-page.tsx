import { latePart } from '../../hydration/late-part.tsx'
import { productRoute } from './product-route.ts'

const GoneProduct = latePart(() => import('./gone-product.tsx').then((file) => file.GoneProduct))
const PackedProduct = latePart(
  () => import('./product-view.tsx').then((file) => file.PackedProduct),
  'reader',
)

/** What a page that is drawn in the browser has to be there with. */
export const parts = [PackedProduct]

/** Everything there is to know about a product, or what to say about one that is gone. */
export function ProductPage() {
  const page = productRoute.useLoaderData()
  return page.kind === 'gone' ? (
    <GoneProduct gone={page.gone} />
  ) : (
    <PackedProduct packed={page.page} late={page.late} />
  )
}
