import { useLingui } from '@lingui/react'
import type { FooterLink } from '@shop/ui/footer/footer'
import { useContactLink } from './frame-links.ts'
import { useShop, useShopPath } from './use-shop.ts'

/** Service and inspiration columns of the footer. */
export function useFooterColumns(): { title: string; links: FooterLink[] }[] {
  const { i18n } = useLingui()
  const path = useShopPath()
  const shop = useShop()
  const hotline = shop.hotlines[shop.market.country]
  const contact = useContactLink()

  return [
    {
      title: i18n.t({ id: 'footer.service', message: 'Service' }),
      links: [
        contact,
        {
          label: i18n.t({ id: 'footer.shipping', message: 'Versand und Lieferung' }),
          href: path('/versand/'),
        },
        {
          label: i18n.t({ id: 'orderLookup.title', message: 'Bestellung finden' }),
          href: path('/bestellung/'),
        },
        { label: i18n.t({ id: 'footer.returns', message: 'Rückgabe' }), href: path('/rueckgabe/') },
        { label: i18n.t({ id: 'footer.paying', message: 'Zahlung' }), href: path('/zahlung/') },
        ...(shop.features.faq
          ? [{ label: i18n.t({ id: 'footer.faq', message: 'Häufige Fragen' }), href: path('/faq/') }]
          : []),
        { label: hotline.number, href: `tel:${hotline.number.replace(/[^+\d]/g, '')}` },
      ],
    },
    {
      title: i18n.t({ id: 'footer.yours', message: 'Meine Auswahl' }),
      links: [
        ...(shop.features.wishlist
          ? [
              {
                label: i18n.t({ id: 'header.wishlist', message: 'Wunschliste' }),
                href: path('/wunschliste/'),
              },
            ]
          : []),
        { label: i18n.t({ id: 'header.basket', message: 'Warenkorb' }), href: path('/warenkorb/') },
        { label: i18n.t({ id: 'footer.giftCards', message: 'Gutscheine' }), href: path('/gutscheinkarte/') },
        { label: i18n.t({ id: 'footer.brands', message: 'Marken' }), href: path('/marken/') },
        { label: i18n.t({ id: 'footer.magazine', message: 'Magazin' }), href: path('/ratgeber/') },
      ],
    },
    {
      title: shop.name,
      links: [
        { label: i18n.t({ id: 'footer.about', message: 'Über uns' }), href: path('/ueber-uns/') },
        { label: i18n.t({ id: 'footer.stores', message: 'Filialen' }), href: path('/filialen/') },
        {
          label: i18n.t({ id: 'footer.responsibility', message: 'Herkunft und Prüfung' }),
          href: path('/verantwortung/'),
        },
        { label: i18n.t({ id: 'footer.sitemap', message: 'Alle Seiten' }), href: path('/sitemap/') },
        {
          label: shop.legal[shop.market.country].email,
          href: `mailto:${shop.legal[shop.market.country].email}`,
        },
      ],
    },
  ]
}
