import { useLingui } from '@lingui/react'
import type { FooterLink } from '@shop/ui/footer/footer'
import { usePageHref, useShop } from '../../use-shop.ts'
import { useContactLink } from './frame-links.ts'

/** Service and inspiration columns of the footer. */
export function useFooterColumns(): { title: string; links: FooterLink[] }[] {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const shop = useShop()
  const { hotline } = shop
  const contact = useContactLink()

  return [
    {
      title: i18n.t({ id: 'footer.service', message: 'Service' }),
      links: [
        contact,
        {
          label: i18n.t({ id: 'footer.shipping', message: 'Versand und Lieferung' }),
          href: pageHref('shipping'),
        },
        ...(shop.closed?.includes('requestOrderLink')
          ? []
          : [
              {
                label: i18n.t({ id: 'orderLookup.title', message: 'Bestellung finden' }),
                href: pageHref('orderLookup'),
              },
            ]),
        { label: i18n.t({ id: 'footer.returns', message: 'Rückgabe' }), href: pageHref('returns') },
        { label: i18n.t({ id: 'footer.paying', message: 'Zahlung' }), href: pageHref('paying') },
        ...(shop.features.faq
          ? [{ label: i18n.t({ id: 'footer.faq', message: 'Häufige Fragen' }), href: pageHref('faq') }]
          : []),
        { label: i18n.t({ id: 'recalls.title', message: 'Produktrückrufe' }), href: pageHref('recalls') },
        { label: hotline.number, href: `tel:${hotline.number.replace(/[^+\d]/g, '')}` },
      ],
    },
    {
      title: i18n.t({ id: 'footer.yours', message: 'Einkaufen' }),
      links: [
        ...(shop.features.wishlist
          ? [
              {
                label: i18n.t({ id: 'header.wishlist', message: 'Wunschliste' }),
                href: pageHref('wishlist'),
              },
            ]
          : []),
        { label: i18n.t({ id: 'header.basket', message: 'Warenkorb' }), href: pageHref('basket') },
        { label: i18n.t({ id: 'footer.giftCards', message: 'Gutscheine' }), href: pageHref('giftCards') },
        { label: i18n.t({ id: 'footer.brands', message: 'Marken' }), href: pageHref('brands') },
        { label: i18n.t({ id: 'footer.magazine', message: 'Magazin' }), href: pageHref('magazine') },
      ],
    },
    {
      title: shop.name,
      links: [
        { label: i18n.t({ id: 'footer.about', message: 'Über uns' }), href: pageHref('aboutUs') },
        { label: i18n.t({ id: 'footer.stores', message: 'Filialen' }), href: pageHref('stores') },
        {
          label: i18n.t({ id: 'footer.responsibility', message: 'Herkunft und Prüfung' }),
          href: pageHref('responsibility'),
        },
        { label: i18n.t({ id: 'footer.sitemap', message: 'Alle Seiten' }), href: pageHref('overview') },
        {
          label: shop.legal.email,
          href: `mailto:${shop.legal.email}`,
        },
      ],
    },
  ]
}
