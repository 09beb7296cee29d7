import { FOOTER_STORY } from '@shop/domain/link/footer-story'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { t } from '../words/localised.ts'
import { type Block, block, linkTo, words } from './story-blocks.ts'
import type { StoryPage } from './story-parts.ts'
import type { StoryText } from './story-text.ts'

export type FooterLinkRow = [label: StoryText, path: string]
type FooterColumnText = { title: StoryText; text?: StoryText; links: readonly FooterLinkRow[] }

/** What every shop has, in the words of the shop's own footer. */
export const FOOTER_LINKS = {
  wishlist: [t('Wunschliste', 'Liste d’envies', 'Verlanglijst'), '/wunschliste/'],
  basket: [t('Warenkorb', 'Panier', 'Winkelmandje'), '/warenkorb/'],
  giftCards: [t('Gutscheine', 'Bons cadeaux', 'Cadeaubonnen'), '/gutscheinkarte/'],
  brands: [t('Marken', 'Marques', 'Merken'), '/marken/'],
  magazine: [t('Magazin', 'Magazine', 'Magazine'), '/ratgeber/'],
  about: [t('Über uns', 'À propos', 'Over ons'), '/ueber-uns/'],
  stores: [t('Filialen', 'Boutiques', 'Winkels'), '/filialen/'],
  responsibility: [
    t('Herkunft und Prüfung', 'Origine et contrôle', 'Herkomst en controle'),
    '/verantwortung/',
  ],
  faq: [t('Häufige Fragen', 'Questions fréquentes', 'Veelgestelde vragen'), '/faq/'],
  sitemap: [t('Alle Seiten', 'Plan du site', 'Alle pagina’s'), '/sitemap/'],
} satisfies Record<string, FooterLinkRow>

/** The columns of the footer, which editors change; what the law wants stands beside them by itself. */
export function footerPage(columns: readonly FooterColumnText[]): StoryPage {
  return {
    slug: withoutSlashes(FOOTER_STORY),
    title: t('Fußzeile', 'Pied de page', 'Voettekst'),
    description: t(
      'Was am Ende jeder Seite steht.',
      'Ce qui termine chaque page.',
      'Wat onder aan elke pagina staat.',
    ),
    body: columns.map(columnBlock),
  }
}

function columnBlock({ title, text, links }: FooterColumnText): Block {
  return block('footer_column', {
    ...words('title', title),
    ...(text ? words('text', text) : {}),
    links: links.map(([label, path]) =>
      block('footer_link', { ...words('label', label), link: linkTo(path) }),
    ),
  })
}
