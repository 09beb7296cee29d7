import { useLingui } from '@lingui/react'
import type { FooterLink } from '@shop/ui/footer/footer'
import { usePageHref, useShop } from '../../use-shop.ts'

/** Imprint, terms, privacy, withdrawal and accessibility: on every page. @see eu-duties C-07, C-35 */
export function useLegalLinks(): FooterLink[] {
  const { i18n } = useLingui()
  const { features } = useShop()
  const pageHref = usePageHref()

  return [
    { label: i18n.t({ id: 'legal.imprint', message: 'Impressum' }), href: pageHref('imprint') },
    { label: i18n.t({ id: 'legal.terms', message: 'AGB' }), href: pageHref('terms') },
    { label: i18n.t({ id: 'legal.privacy', message: 'Datenschutz' }), href: pageHref('privacy') },
    {
      label: i18n.t({ id: 'legal.withdrawal', message: 'Widerrufsrecht' }),
      href: pageHref('withdrawalTerms'),
    },
    ...(features.withdrawalFunction
      ? [
          {
            label: i18n.t({ id: 'withdrawal.title', message: 'Vertrag widerrufen' }),
            href: pageHref('withdrawal'),
            isProminent: true,
          },
        ]
      : []),
    { label: i18n.t({ id: 'legal.cookies', message: 'Cookies' }), href: pageHref('cookies') },
    {
      label: i18n.t({ id: 'legal.takeBack', message: 'Rücknahme und Entsorgung' }),
      href: pageHref('takeBack'),
    },
    {
      label: i18n.t({ id: 'legal.accessibility', message: 'Barrierefreiheit' }),
      href: pageHref('accessibility'),
    },
  ]
}

/** What the menus offer besides categories. */
export function useMenuLinks(): FooterLink[] {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const { features } = useShop()

  return [
    { label: i18n.t({ id: 'header.account', message: 'Mein Konto' }), href: pageHref('account') },
    ...(features.wishlist
      ? [{ label: i18n.t({ id: 'header.wishlist', message: 'Wunschliste' }), href: pageHref('wishlist') }]
      : []),
    {
      label: i18n.t({ id: 'footer.shipping', message: 'Versand und Lieferung' }),
      href: pageHref('shipping'),
    },
    useContactLink(),
  ]
}

/** The link to the contact page. @see spec §2 "a contact link" */
export function useContactLink(): FooterLink {
  const { i18n } = useLingui()
  const pageHref = usePageHref()

  return { label: i18n.t({ id: 'contact.title', message: 'Kontakt' }), href: pageHref('contact') }
}
