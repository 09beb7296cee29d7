import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import { chosenVariant } from '@shop/domain/variant/chosen-variant'
import { imagesOfVariant } from '@shop/domain/variant/images-of-variant'
import { Breadcrumb } from '@shop/ui/breadcrumb/breadcrumb'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Gallery } from '@shop/ui/product/gallery/gallery'
import { ProductFrame } from '@shop/ui/product/product-frame'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useMemo, useState } from 'react'
import { breadcrumbSteps } from '../../breadcrumb-steps.ts'
import { useRememberSeen } from '../../features/last-seen/use-remember-seen.ts'
import { MailLinks } from '../../features/mail-links/mail-links.tsx'
import { noticeSwipeAtom } from '../../features/product/swipe-hint.atoms.ts'
import { latePart } from '../../late-part.tsx'
import { type Packed, unpacked } from '../../packed.ts'
import { useShopPath } from '../../use-shop.ts'
import { ProductBadges } from './product-badges.tsx'
import { ProductBuyBox } from './product-buy-box.tsx'
import type { ProductDialog } from './product-dialog.ts'
import css from './product-page.module.css'
import { productRoute } from './product-route.ts'
import { useAddressCampaign } from './use-address-campaign.ts'
import { useArrival } from './use-arrival.ts'
import { useProductOrder } from './use-product-order.ts'
import { useTrackViewItem } from './use-track-view-item.ts'

const ProductDialogs = lazy(() => import('./product-dialogs.tsx'))
const GoneProduct = latePart(() => import('./gone-product.tsx').then((file) => file.GoneProduct))
const ProductMore = latePart(() => import('./product-more.tsx').then((file) => file.ProductMore))
const ProductRecommendations = latePart(() =>
  import('./product-more.tsx').then((file) => file.ProductRecommendations),
)

/** Everything there is to know about a product, and the button that puts it into the basket. */
export function ProductPage() {
  const view = productRoute.useLoaderData()
  if (view.kind === 'gone') return <GoneProduct gone={view.gone} />
  return <PackedProduct packed={view.page} />
}

function PackedProduct({ packed }: { packed: Packed<ProductPageData> }) {
  const page = useMemo(() => unpacked(packed), [packed])
  // spec §4: another product closes the reviews, warnings and downloads panels, and knows nothing of the last one's text
  return <ProductView key={page.product.id} page={page} />
}

function ProductView({ page }: { page: ProductPageData }) {
  const path = useShopPath()
  const navigate = useNavigate({ from: productRoute.fullPath })
  const search = productRoute.useSearch()
  const [dialog, setDialog] = useState<ProductDialog | null>(null)
  const { product, facts, bundle } = page
  const variant = chosenVariant(product, search.variant ?? null)
  const order = useProductOrder(page, variant, setDialog)
  const images = imagesOfVariant(product, facts, variant)
  const noticeSwipe = useSetAtom(noticeSwipeAtom)
  useRememberSeen(product.id)
  useAddressCampaign(product.id)
  useTrackViewItem(product, variant)

  // Both replace the address: going back leaves the product, not the last choice. A choice stays where the shopper reads;
  // an action is taken away on arrival, before the page is at its top.
  const onChoose = (referenceKey: string) =>
    void navigate({
      search: (known) => ({ ...known, variant: referenceKey }),
      replace: true,
      resetScroll: false,
    })
  const forgetAction = () =>
    void navigate({
      search: (known) => {
        const { action: _, ...rest } = known
        return rest
      },
      replace: true,
    })
  useArrival({
    product,
    variant,
    search,
    order,
    openDialog: setDialog,
    forgetAction,
  })

  return (
    <>
      <PageWidth>
        <div className={css.page}>
          <Breadcrumb steps={breadcrumbSteps(page.breadcrumbs, path)} />
          <ProductFrame
            gallery={
              <Gallery
                images={images}
                videos={facts.videos}
                productName={product.name}
                onSwipe={noticeSwipe}
                badges={<ProductBadges product={product} />}
              />
            }
            details={
              <ProductMore
                page={page}
                bundlePrice={bundle && variant ? variant.price.withTax : null}
                openDialog={setDialog}
              />
            }
          >
            <ProductBuyBox
              page={page}
              variant={variant}
              order={order}
              onChoose={onChoose}
              openDialog={setDialog}
            />
          </ProductFrame>
        </div>
      </PageWidth>
      <ProductRecommendations productId={product.id} alternatives={page.alternatives} />
      <MailLinks />
      <Suspense fallback={null}>
        {dialog ? (
          <ProductDialogs
            dialog={dialog}
            page={page}
            variant={variant}
            order={order}
            onChoose={onChoose}
            onClose={() => setDialog(null)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
