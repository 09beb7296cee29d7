import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { RecommendedProducts } from '../../features/recommendations/recommended-products.tsx'
import { useSlotTitle } from '../../features/recommendations/use-slot-title.ts'
import { Message } from '../../shell/errors/message.tsx'
import { usePageHref, useShopPath } from '../../use-shop.ts'
import type { GoneProductView } from './loading/product-loader.ts'

/** A product that is sold no more: says so, and shows what is. Its answer has the status 410. */
export function GoneProduct({ gone: { name, category, alternatives } }: { gone: GoneProductView }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const pageHref = usePageHref()
  const slotTitle = useSlotTitle('pds_alternatives')

  return (
    <>
      <Message
        kicker={i18n.t({ id: 'product.goneKicker', message: 'Nicht mehr im Sortiment' })}
        title={name}
        text={i18n.t({
          id: 'product.goneText',
          message: 'Diesen Artikel verkaufen wir nicht mehr. Hier finden Sie ähnliche:',
        })}
        detail={null}
        searchAction={pageHref('search')}
        homeHref={pageHref('home')}
        action={category ? <ButtonLink href={path(category.path)}>{category.name}</ButtonLink> : null}
      >
        <Trans id="error.backToHome" message="Zur Startseite" />
      </Message>
      <RecommendedProducts slot="pds_alternatives" title={slotTitle} cards={alternatives} />
    </>
  )
}
