import { Trans } from '@lingui/react'
import type { CreditNotice } from '@shop/domain/payment/credit-notice'
import css from './credit-terms.module.css'

type CreditTermsProps = {
  credit: CreditNotice
  /** The page on the ways to pay, with the standard information. */
  payingHref: string
}

/** Who lends, and where the standard information stands, before anything is agreed. @see eu-duties C-04 */
export function CreditTerms({ credit: { lender }, payingHref }: CreditTermsProps) {
  return (
    <p className={css.terms}>
      {lender === null ? null : (
        <>
          <Trans id="credit.lender" message="Kreditgeber: {lender}." values={{ lender }} />{' '}
        </>
      )}
      <Trans
        id="credit.standardInformation"
        message="Vor dem Abschluss lesen: <0>Standardinformationen zum Kredit</0>"
        components={[
          // biome-ignore lint/a11y/useAnchorContent: the words come with the message
          <a key="paying" href={payingHref} target="_blank" rel="noopener" />,
        ]}
      />
    </p>
  )
}
