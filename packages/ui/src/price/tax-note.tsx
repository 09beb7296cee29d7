import { Trans } from '@lingui/react'
import { Fragment, type ReactElement } from 'react'
import { useShippingPage } from './shipping-page.tsx'
import css from './tax-note.module.css'

type TaxNoteProps = {
  /** In the room of a card. */
  isShort?: boolean
  /** Nothing is sent, as with a voucher to download. */
  isFreeShipping?: boolean
  /** Inside another link there can be none. */
  isPlain?: boolean
  /** No tax is inside, as with a gift card, which is taxed when it is spent. */
  isUntaxed?: boolean | undefined
  /** Once for all prices of a page, a list or a dialog. */
  isForAll?: boolean
  /** For all prices of the shop, where gift cards stand beside goods. */
  isForShop?: boolean
}

/**
 * What the law wants beside every price: whether tax is inside, that shipping costs are not, and where they stand.
 *
 * @see eu-duties C-12
 */
export function TaxNote(props: TaxNoteProps) {
  const {
    isShort = false,
    isFreeShipping = false,
    isPlain = false,
    isForAll = false,
    isForShop = false,
    isUntaxed = false,
  } = props
  const href = useShippingPage()
  const components = [shippingLink(isPlain ? null : href)]

  if (isUntaxed)
    return isFreeShipping ? (
      <Trans id="price.freeShipping" message="versandkostenfrei" />
    ) : (
      <Trans id="price.shippingLink" message="zzgl. <0>Versandkosten</0>" components={components} />
    )
  if (isForShop)
    return (
      <Trans
        id="price.shopTax"
        message="Alle Preise inkl. MwSt., soweit sie anfällt, zzgl. <0>Versandkosten</0>"
        components={components}
      />
    )
  if (isForAll)
    return (
      <Trans
        id="price.allWithTax"
        message="Alle Preise inkl. MwSt., zzgl. <0>Versandkosten</0>"
        components={components}
      />
    )
  if (isFreeShipping) return <Trans id="price.taxFreeShipping" message="inkl. MwSt., versandkostenfrei" />
  return isShort ? (
    <Trans
      id="price.taxAndShippingShort"
      message="inkl. MwSt., zzgl. <0>Versand</0>"
      components={components}
    />
  ) : (
    <Trans
      id="price.taxAndShippingLink"
      message="inkl. MwSt., zzgl. <0>Versandkosten</0>"
      components={components}
    />
  )
}

function shippingLink(href: string | null): ReactElement {
  // biome-ignore lint/a11y/useAnchorContent: the words come with the message
  return href === null ? <Fragment key="shipping" /> : <a key="shipping" className={css.link} href={href} />
}
