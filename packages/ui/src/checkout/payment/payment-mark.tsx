import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import css from './payment-mark.module.css'

/** Our own drawings in a frame of 40 by 26: what happens, and no company's logo. */
const DRAWINGS: Record<PaymentMethodCode, string> = {
  // a card with its stripe and chip
  KK: 'M1 8.5h38M6 15h6v4H6zM28 19h7',
  // three parts, one after the other
  KD: 'M8 18v-4h5v4zM17 18v-7h5v7zM26 18V8h5v10zM6 21h28',
  // a calendar, a coin on its last day
  KC: 'M12 7h16v13H12zM12 11h16M16 5v4M24 5v4M24 16.5a1.5 1.5 0 1 0-3 0 1.5 1.5 0 1 0 3 0',
  // from an account, at once
  KN: 'M8 13h20M23 8l5 5-5 5M33 7v12',
  // a wallet
  PP: 'M10 8h18a3 3 0 0 1 3 3v7a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2zM10 8l14-3v3M31 12h-6a2 2 0 0 0 0 4h6',
  // a card with a ribbon
  G: 'M1 13h38M20 1v24M20 13c-5-1-7-6-4-7s4 4 4 7c0-3 1-8 4-7s1 6-4 7',
  // a note
  NN: 'M7 7h26v12H7zM23 13a3 3 0 1 0-6 0 3 3 0 1 0 6 0M10 10v6M30 10v6',
  // a bill
  RE: 'M13 4h14v18l-2.3-1.5L22.3 22 20 20.5 17.7 22l-2.4-1.5L13 22zM16 9h8M16 13h8M16 17h4',
  // a bank
  V: 'M10 11l10-5 10 5zM13 11v8M20 11v8M27 11v8M10 19.5h20',
  // a telephone with a tick
  TW: 'M14 4h12v18H14zM18 19.5h4M17 11.5l2.5 2.5 4-4.5',
  // a bank in a telephone
  IL: 'M14 4h12v18H14zM18 19.5h4M17 10l3-2 3 2zM17.5 13.5h5',
  // a card beside a telephone
  BC: 'M5 8.5h16v10H5zM5 12h16M26 5h8v16h-8zM29 18.5h2',
  // waves of a device that is held near
  AP: 'M13 9a8 8 0 0 1 0 8M18 7a12 12 0 0 1 0 12M23 5a16 16 0 0 1 0 16',
}

/** How a way to pay looks at a glance; its name stands beside it. */
export function PaymentMark({ code }: { code: PaymentMethodCode }) {
  return (
    <svg className={css.mark} viewBox="0 0 40 26" width="40" height="26" aria-hidden="true">
      <rect x=".75" y=".75" width="38.5" height="24.5" rx="3" />
      <path d={DRAWINGS[code]} />
    </svg>
  )
}
