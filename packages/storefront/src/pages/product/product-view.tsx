import { brandLine } from '@shop/domain/product-detail/brand-line'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import { chosenVariant } from '@shop/domain/variant/chosen-variant'
import { imagesOfVariant } from '@shop/domain/variant/images-of-variant'
import { wishedVariant } from '@shop/domain/variant/wished-variant'
import { Breadcrumb } from '@shop/ui/breadcrumb/breadcrumb'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Picture } from '@shop/ui/picture/picture'
import { Gallery, STAGE_SIZES } from '@shop/ui/product/gallery/gallery'
import { ProductFirstFrame } from '@shop/ui/product/product-first-frame'
import { ProductFrame } from '@shop/ui/product/product-frame'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { breadcrumbSteps } from '../../breadcrumb-steps.ts'
import { useRememberSeen } from '../../features/last-seen/use-remember-seen.ts'
import { MailLinks } from '../../features/mail-links/mail-links.tsx'
import { noticeSwipeAtom } from '../../features/product/swipe-hint.atoms.ts'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { latePart } from '../../hydration/late-part.tsx'
import { type Packed, unpacked } from '../../loading/packed.ts'
import { useShopPath } from '../../use-shop.ts'
import { ProductBuyBox } from './buy-box/product-buy-box.tsx'
import { ProductPrice } from './buy-box/product-price.tsx'
import { ProductBadges } from './product-badges.tsx'
import { productRoute } from './product-route.ts'
import css from './product-view.module.css'
import type { ProductDialog } from './state/product-dialog.ts'
import type { ProductLate, ShownProduct } from './state/shown-product.ts'
import { useAddressCampaign } from './state/use-address-campaign.ts'
import { useArrival } from './state/use-arrival.ts'
import { useProductOrder } from './state/use-product-order.ts'
import { useTrackViewItem } from './state/use-track-view-item.ts'

const ProductDialogs = lazyPart(() => import('./dialogs/product-dialogs.tsx'))
const ProductMore = latePart(
  () => import('./details/product-more.tsx').then((file) => file.ProductMore),
  'near',
)
const ProductRecommendations = latePart(
  () => import('./details/product-more.tsx').then((file) => file.ProductRecommendations),
  'near',
)

type ProductViewProps = { page: ShownProduct; late: ProductLate }

/** A product with its pictures, its choices and the button that puts it into the basket. */
export function PackedProduct({ packed, late }: { packed: Packed<ShownProduct>; late: ProductLate }) {
  const page = useMemo(() => unpacked(packed), [packed])
  // spec §4: another product closes the reviews, warnings and downloads panels, and knows nothing of the last one's text
  return <ProductInTwo key={page.product.id} page={page} late={late} />
}

/** Drawn in the browser, the page comes in two frames: a tap is answered by the first, the rest may be interrupted. */
function ProductInTwo({ page, late }: ProductViewProps) {
  const isOfServer = useIsOfServer()
  const isWhole = useDeferredValue(true, isOfServer)
  return isWhole ? <ProductView page={page} late={late} /> : <FirstFrame page={page} />
}

function FirstFrame({ page }: { page: ShownProduct }) {
  const { product, facts } = page
  const search = productRoute.useSearch()
  const variant = chosenVariant(product, search.variant ?? null)
  const images = imagesOfVariant(product, facts, variant)
  const [image] = images

  return (
    <ProductFirstFrame
      brandLine={brandLine(product)}
      name={product.name}
      articleNumber={referenceKeyDisplay(articleNumber(variant?.referenceKey ?? product.referenceKey))}
      picture={image ? <Picture image={image} sizes={STAGE_SIZES} isEager /> : null}
      isOnlyPicture={images.length + facts.videos.length < 2}
      price={
        variant ? (
          <ProductPrice
            product={product}
            facts={facts}
            instalments={page.instalments}
            variant={variant}
            quantity={1}
            openDialog={noDialog}
          />
        ) : null
      }
    />
  )
}

function noDialog(): void {}

function ProductView({ page, late }: ProductViewProps) {
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
    isReadFirst: facts.warnings.length > 0,
    order,
    openDialog: setDialog,
    forgetAction,
  })

  return (
    <>
      <PageWidth>
        <div className={css.page} data-live={search.action === undefined ? undefined : ''}>
          <Breadcrumb steps={breadcrumbSteps(page.breadcrumbs, path)} />
          <ProductFrame
            gallery={
              <Gallery
                images={images}
                videos={facts.videos}
                productName={product.name}
                onSwipe={noticeSwipe}
                badges={<ProductBadges product={product} variant={variant} />}
              />
            }
            details={
              <ProductMore
                page={page}
                late={late}
                bundlePrice={bundle && variant ? variant.price.withTax : null}
                openDialog={setDialog}
              />
            }
          >
            <ProductBuyBox
              page={page}
              variant={variant}
              wished={wishedVariant(product, search.variant ?? null)}
              order={order}
              onChoose={onChoose}
              openDialog={setDialog}
            />
          </ProductFrame>
        </div>
      </PageWidth>
      <ProductRecommendations productId={product.id} late={late} />
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
