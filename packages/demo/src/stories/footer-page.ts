import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
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
  stores: [t('Filialen', 'Magasins', 'Winkels'), '/filialen/'],
  responsibility: [
    t('Herkunft und Prüfung', 'Origine et contrôle', 'Herkomst en controle'),
    '/verantwortung/',
  ],
  faq: [t('Häufige Fragen', 'Questions fréquentes', 'Veelgestelde vragen'), '/faq/'],
  sitemap: [t('Alle Seiten', 'Plan du site', 'Alle pagina’s'), '/sitemap/'],
} satisfies Record<string, FooterLinkRow>

/** What the bar above the header promises, with the amounts of each country. */
const NOTES: readonly [text: StoryText, path?: string][] = [
  [
    t(
      'Pakete versandkostenfrei ab {free_from}',
      'Colis livrés gratuitement dès {free_from}',
      'Pakketten gratis verzonden vanaf {free_from}',
    ),
    EDITORS_PAGES.shipping,
  ],
  [
    t('{return_days} Tage Rückgabe', 'Retours sous {return_days} jours', '{return_days} dagen retourrecht'),
    EDITORS_PAGES.returns,
  ],
  [t('Beratung: {hotline}', 'Conseils\u00a0: {hotline}', 'Advies: {hotline}')],
]

/** What stands around every page, which editors change; what the law wants stands in the footer by itself. */
export function footerPage(columns: readonly FooterColumnText[]): StoryPage {
  return {
    slug: withoutSlashes(FOOTER_STORY),
    title: t('Fußzeile', 'Pied de page', 'Voettekst'),
    description: t(
      'Was über und unter jeder Seite steht.',
      'Ce qui entoure chaque page.',
      'Wat boven en onder elke pagina staat.',
    ),
    body: [serviceBar(), ...columns.map(columnBlock)],
  }
}

function serviceBar(): Block {
  return block('service_bar', {
    notes: NOTES.map(([text, path]) =>
      block('service_note', {
        ...words('text', text),
        ...(path === undefined ? {} : { link: linkTo(path) }),
      }),
    ),
  })
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
