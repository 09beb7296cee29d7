import { Trans } from '@lingui/react'
import type { Order } from '@shop/domain/order/order'
import type { VoucherPartner as Partner } from '@shop/domain/shop/shop-setup'
import { useRouteContext } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useShop } from '../../use-shop.ts'
import { allowedAtom } from '../consent/consent.atoms.ts'
import { OFFER_ID, partnerFrame } from './voucher-offer.ts'
import css from './voucher-partner.module.css'

/** Vouchers of other shops after an order: where the shop has the partner, and who bought allows it. @see spec §3 "sovendus" */
export function VoucherPartner({ order }: { order: Order }) {
  const { features } = useShop()
  const { setup } = useRouteContext({ from: '__root__' })
  const isAllowed = useAtomValue(allowedAtom)('voucherPartner')
  const partner = setup?.voucherPartner ?? null
  if (!features.sovendus || partner === null || !isAllowed) return null

  return <VoucherOffer order={order} partner={partner} showsInfo={features.partnerInfo} />
}

type VoucherOfferProps = { order: Order; partner: Partner; showsInfo: boolean }

function VoucherOffer({ order, partner, showsInfo }: VoucherOfferProps) {
  useEffect(() => {
    window.sovIframes = [partnerFrame(order, partner)]
    const script = document.createElement('script')
    script.async = true
    script.src = partner.script
    document.head.append(script)
    return () => script.remove()
  }, [order, partner])

  return (
    <section className={css.offer} aria-labelledby="voucher-offer-label">
      <p id="voucher-offer-label" className={css.label}>
        <Trans id="voucherPartner.label" message="Anzeige" />
      </p>
      <div id={OFFER_ID} />
      {showsInfo ? (
        <p className={css.info}>
          <Trans
            id="voucherPartner.info"
            message="Dieses Angebot kommt von einem Partner. Er erfährt Bestellnummer, Bestellwert und einen eingelösten Code, aber weder Namen noch Anschrift noch E-Mail-Adresse."
          />
        </p>
      ) : null}
    </section>
  )
}
