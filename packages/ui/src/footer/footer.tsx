import { Trans, useLingui } from '@lingui/react'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { paymentMethodName } from '@shop/i18n/payment-method-name'
import Globe from 'lucide-react/icons/globe'
import type { ReactNode } from 'react'
import { PageWidth } from '../layout/page-width.tsx'
import wordmarkCss from '../layout/wordmark.module.css'
import { TaxNote } from '../price/tax-note.tsx'
import { BackToTop } from './back-to-top.tsx'
import css from './footer.module.css'
import { WordmarkChip } from './wordmark-chip.tsx'

export type FooterLink = {
  label: string
  href: string
  /** Set off from those around it. */
  isProminent?: boolean
}

export type FooterColumn = {
  title: string
  links: FooterLink[]
  /** What editors say below the title. */
  text?: string
  /** Editors have made it: the page is read for it where nothing else knows it. */
  isOfEditors?: boolean
}

type FooterProps = {
  /** A newsletter form; null leaves the strip out. */
  newsletter: ReactNode
  brandName: string
  columns: FooterColumn[]
  paymentMethods: readonly PaymentMethodCode[]
  carriers: readonly string[]
  /** Imprint, terms, privacy, withdrawal, accessibility statement: the law wants them on every page. */
  legalLinks: FooterLink[]
  /** Who sells: `© 2026 Lindhaus Handels GmbH`. */
  copyright: string
  countryLabel: string
  /** The picker as a page of its own, for shoppers without JavaScript. */
  countryHref: string
  onCountryPick?: () => void
  /** Opens what there is to know about the carriers. */
  onCarrierOpen?: () => void
  /** Opens the consent banner again from the button with this id; null where the shop has nothing to ask. */
  onConsentOpen?: ((openerId: string) => void) | null
}

const CONSENT_ID = 'consent-open'

/** The end of every shop page. */
export function Footer(props: FooterProps) {
  return (
    <footer className={css.footer}>
      <BackToTop />
      {props.newsletter ? (
        <div className={css.newsletter}>
          <PageWidth>{props.newsletter}</PageWidth>
        </div>
      ) : null}
      <PageWidth>
        <Columns {...props} />
        <Marks {...props} />
        <div className={css.legal}>
          <ul>
            {props.legalLinks.map((link) => (
              <li key={link.href}>
                <a className={link.isProminent ? css.country : css.link} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
            {props.onConsentOpen ? (
              <li>
                <button
                  id={CONSENT_ID}
                  type="button"
                  className={css.link}
                  aria-haspopup="dialog"
                  onClick={() => props.onConsentOpen?.(CONSENT_ID)}
                >
                  <Trans id="footer.consent" message="Datenschutz-Einstellungen" />
                </button>
              </li>
            ) : null}
          </ul>
          <a
            className={css.country}
            href={props.countryHref}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (!props.onCountryPick) return
              event.preventDefault()
              props.onCountryPick()
            }}
          >
            <Globe size={18} strokeWidth={1.5} aria-hidden="true" />
            {props.countryLabel}
          </a>
          <p className={css.note}>
            {`${props.copyright} · `}
            <TaxNote isForShop />
          </p>
        </div>
      </PageWidth>
    </footer>
  )
}

/** A mailbox breaks behind its sign where it does not fit, and not before the last letter. */
function Breaking({ label }: { label: string }) {
  const [name, host] = label.split('@', 2)
  if (host === undefined) return label
  return (
    <span>
      {`${name}@`}
      <wbr />
      {host}
    </span>
  )
}

type ColumnsProps = Pick<FooterProps, 'brandName' | 'columns'>

/** The house's name, and beside it where everything is. */
function Columns({ brandName, columns }: ColumnsProps) {
  const { i18n } = useLingui()

  return (
    <nav
      className={css.columns}
      aria-label={i18n.t({ id: 'footer.navigation', message: 'Service und Unternehmen' })}
    >
      <p className={wordmarkCss.wordmark} aria-hidden="true">
        {brandName}
        <span className={wordmarkCss.mark} />
      </p>
      {columns.map((column) => (
        <div key={column.title} data-own={column.isOfEditors ? '' : undefined}>
          <h2 className={css.title}>{column.title}</h2>
          {column.text ? <p className={css.note}>{column.text}</p> : null}
          <ul className={css.links}>
            {column.links.map((link) => (
              <li key={link.href}>
                <a className={css.link} href={link.href}>
                  <Breaking label={link.label} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type MarksProps = Pick<FooterProps, 'paymentMethods' | 'carriers' | 'onCarrierOpen'>

/** How to pay, and who brings it. */
function Marks({ paymentMethods, carriers, onCarrierOpen }: MarksProps) {
  const { i18n } = useLingui()

  return (
    <div className={css.marks}>
      <div className={css.markGroup}>
        <h2>
          <Trans id="footer.payment" message="Zahlungsarten" />
        </h2>
        <ul>
          {paymentMethods.map((code) => (
            <li key={code}>
              <WordmarkChip>{paymentMethodName(i18n, code)}</WordmarkChip>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.markGroup}>
        <h2>
          <Trans id="footer.carriers" message="Versand mit" />
        </h2>
        <ul>
          {carriers.map((carrier) => (
            <li key={carrier}>
              <WordmarkChip>{carrier}</WordmarkChip>
            </li>
          ))}
          {onCarrierOpen ? (
            <li>
              <button type="button" className={css.link} aria-haspopup="dialog" onClick={onCarrierOpen}>
                <Trans id="footer.aboutDelivery" message="So liefern wir" />
              </button>
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  )
}
