import { useLingui } from '@lingui/react'
import type { FooterLink } from '@shop/ui/footer/footer'
import { useShop, useShopPath } from './use-shop.ts'

/** Imprint, terms, privacy, withdrawal and accessibility: on every page. @see eu-duties C-07, C-35 */
export function useLegalLinks(): FooterLink[] {
  const { i18n } = useLingui()
  const { features } = useShop()
  const path = useShopPath()

  return [
    { label: i18n.t({ id: 'legal.imprint', message: 'Impressum' }), href: path('/impressum/') },
    { label: i18n.t({ id: 'legal.terms', message: 'AGB' }), href: path('/agb/') },
    { label: i18n.t({ id: 'legal.privacy', message: 'Datenschutz' }), href: path('/datenschutz/') },
    { label: i18n.t({ id: 'legal.withdrawal', message: 'Widerrufsrecht' }), href: path('/widerruf/') },
    ...(features.withdrawalFunction
      ? [
          {
            label: i18n.t({ id: 'withdrawal.title', message: 'Vertrag widerrufen' }),
            href: path('/vertrag-widerrufen/'),
          },
        ]
      : []),
    { label: i18n.t({ id: 'legal.cookies', message: 'Cookies' }), href: path('/cookies/') },
    {
      label: i18n.t({ id: 'legal.takeBack', message: 'Rücknahme und Entsorgung' }),
      href: path('/ruecknahme/'),
    },
    {
      label: i18n.t({ id: 'legal.accessibility', message: 'Barrierefreiheit' }),
      href: path('/barrierefreiheit/'),
    },
  ]
}

/** What the menus offer besides categories. */
export function useMenuLinks(): FooterLink[] {
  const { i18n } = useLingui()
  const path = useShopPath()
  const { features } = useShop()

  return [
    { label: i18n.t({ id: 'header.account', message: 'Mein Konto' }), href: path('/konto/') },
    ...(features.wishlist
      ? [{ label: i18n.t({ id: 'header.wishlist', message: 'Wunschliste' }), href: path('/wunschliste/') }]
      : []),
    { label: i18n.t({ id: 'footer.shipping', message: 'Versand und Lieferung' }), href: path('/versand/') },
    useContactLink(),
  ]
}

/** The way to somebody who answers. @see spec §2 "a contact link" */
export function useContactLink(): FooterLink {
  const { i18n } = useLingui()
  const path = useShopPath()

  return { label: i18n.t({ id: 'contact.title', message: 'Kontakt' }), href: path('/kontakt/') }
}
