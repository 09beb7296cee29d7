import { Trans } from '@lingui/react'
import type { Reservation } from '@shop/api-client/contract/stores'
import { Button } from '@shop/ui/button/button'
import { ReservationNote } from '@shop/ui/stores/reservation-note'
import { useEffect, useRef } from 'react'
import { useShop } from '../../use-shop.ts'
import css from './reserve-dialog.module.css'

/** Says what lies where until when. */
export function Reserved({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const { market } = useShop()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <div className={css.view}>
      <p ref={words} tabIndex={-1} role="status">
        <Trans
          id="reservation.doneText"
          message="Ihr Artikel liegt bereit. Die Bestätigung ist per E-Mail unterwegs; über einen Link darin können Sie die Reservierung aufheben."
        />
      </p>
      <ReservationNote {...reservation} timezone={market.timezone} />
      <Button onClick={onClose}>
        <Trans id="reservation.close" message="Zurück zum Artikel" />
      </Button>
    </div>
  )
}
