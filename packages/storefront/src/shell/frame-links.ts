import { useLingui } from '@lingui/react'
import type { FooterLink } from '@shop/ui/footer/footer'
import type { ServiceNote } from '@shop/ui/header/service-bar'
import { useShopFormat } from '@shop/ui/shop-format'
import { useShop, useShopPath } from './use-shop.ts'

/** What the thin bar above the header promises. */
export function useServiceNotes(): ServiceNote[] {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { shipping, hotlines, market } = useShop()
  const path = useShopPath()
  const freeFrom = shipping[market.country].conditions.find((condition) => condition.versandkosten === 0)

  return [
    ...(freeFrom
      ? [
          {
            text: i18n.t({
              id: 'service.freeFrom',
              message: 'Versand kostenlos ab {amount}',
              values: { amount: money(freeFrom.ab_bestellwert) },
            }),
            href: path('/versand/'),
          },
        ]
      : []),
    { text: i18n.t({ id: 'service.returns', message: '30 Tage Rückgabe' }), href: path('/rueckgabe/') },
    {
      text: i18n.t({
        id: 'service.hotline',
        message: 'Beratung: {number}',
        values: { number: hotlines[market.country].number },
      }),
      href: `tel:${hotlines[market.country].number.replace(/[^+\d]/g, '')}`,
    },
  ]
}

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
        { label: i18n.t({ id: 'footer.faq', message: 'Häufige Fragen' }), href: path('/faq/') },
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
