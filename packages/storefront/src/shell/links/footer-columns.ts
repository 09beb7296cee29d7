import { useLingui } from '@lingui/react'
import { phoneHref } from '@shop/domain/contact/phone-href'
import type { FooterColumn, FooterLink } from '@shop/ui/footer/footer'
import { usePageHref, useShop } from '../../use-shop.ts'
import { useContactLink } from './frame-links.ts'

/**
 * The columns of the footer: the shop's own, or those of editors beside what every footer has to lead to.
 *
 * @param ofEditors null where they have made none
 */
export function useFooterColumns(ofEditors: readonly FooterColumn[] | null): FooterColumn[] {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const shop = useShop()
  const service = useServiceLinks()
  const { phone, mail } = useReachedLinks()
  const title = i18n.t({ id: 'footer.service', message: 'Service' })
  if (ofEditors !== null) return [{ title, links: [...service, phone, mail] }, ...ofEditors]

  // Among the pages of service, where shoppers have always found it.
  const faq = shop.features.faq
    ? [{ label: i18n.t({ id: 'footer.faq', message: 'Häufige Fragen' }), href: pageHref('faq') }]
    : []
  return [
    { title, links: [...service.slice(0, -1), ...faq, ...service.slice(-1), phone] },
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
        mail,
      ],
    },
  ]
}

/** What shoppers have to find, in the order of `SERVICE_DUTIES`, the recalls last. @see eu-duties C-12, C-15, C-27 */
function useServiceLinks(): FooterLink[] {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const { closed } = useShop()

  return [
    useContactLink(),
    {
      label: i18n.t({ id: 'footer.shipping', message: 'Versand und Lieferung' }),
      href: pageHref('shipping'),
    },
    ...(closed?.includes('requestOrderLink')
      ? []
      : [
          {
            label: i18n.t({ id: 'orderLookup.title', message: 'Bestellung finden' }),
            href: pageHref('orderLookup'),
          },
        ]),
    { label: i18n.t({ id: 'footer.returns', message: 'Rückgabe' }), href: pageHref('returns') },
    { label: i18n.t({ id: 'footer.paying', message: 'Zahlung' }), href: pageHref('paying') },
    { label: i18n.t({ id: 'recalls.title', message: 'Produktrückrufe' }), href: pageHref('recalls') },
  ]
}

/** How the shop is reached at once. @see eu-duties C-07 */
function useReachedLinks(): { phone: FooterLink; mail: FooterLink } {
  const { hotline, legal } = useShop()

  return {
    phone: { label: hotline.number, href: phoneHref(hotline.number) },
    mail: { label: legal.email, href: `mailto:${legal.email}` },
  }
}
