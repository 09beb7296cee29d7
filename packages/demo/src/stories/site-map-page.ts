import type { Brand } from '@shop/domain/shop/brand'
import { same, t } from '../words/localised.ts'
import { sitemap } from './story-frames.ts'
import type { StoryPage } from './story-parts.ts'
import type { StoryText } from './story-text.ts'

type SitemapLine = [StoryText, string]

const QUESTIONS: SitemapLine = [t('Häufige Fragen', 'Questions fréquentes', 'Veelgestelde vragen'), '/faq/']

/** Every page of the shop in one list. */
export function siteMapPage(brand: Brand): StoryPage {
  return {
    slug: 'sitemap',
    title: t('Alles auf einen Blick', 'Plan du site', 'Alle pagina’s'),
    description: t(
      `Alle Kategorien und Seiten von ${brand.name}.`,
      `Toutes les catégories et pages de ${brand.name}.`,
      `Alle categorieën en pagina’s van ${brand.name}.`,
    ),
    body: [
      sitemap([
        [
          t('Service', 'Service', 'Service'),
          [
            [t('Kontakt', 'Contact', 'Contact'), '/kontakt/'],
            ...(brand.features.faq === 'nowhere' ? [] : [QUESTIONS]),
            [t('Versand und Lieferung', 'Livraison', 'Verzending en levering'), '/versand/'],
            [t('Rückgabe', 'Retours', 'Retourneren'), '/rueckgabe/'],
            [t('Zahlung', 'Paiement', 'Betalen'), '/zahlung/'],
            [t('Gutscheine', 'Bons cadeaux', 'Cadeaubonnen'), '/gutscheinkarte/'],
            [t('Newsletter', 'Newsletter', 'Nieuwsbrief'), '/newsletter/'],
          ],
        ],
        [
          same(brand.name),
          [
            [t('Neu', 'Nouveautés', 'Nieuw'), '/neu/'],
            [t('Angebote', 'Bonnes affaires', 'Aanbiedingen'), '/angebote/'],
            [t('Alle Produkte', 'Tous les produits', 'Alle producten'), '/alle-produkte/'],
            [t('Über uns', 'À propos', 'Over ons'), '/ueber-uns/'],
            [t('Filialen', 'Magasins', 'Winkels'), '/filialen/'],
            [t('Marken', 'Marques', 'Merken'), '/marken/'],
            [t('Herkunft und Prüfung', 'Origine et contrôle', 'Herkomst en controle'), '/verantwortung/'],
            [t('Magazin', 'Magazine', 'Magazine'), '/ratgeber/'],
          ],
        ],
        [
          t('Rechtliches', 'Informations légales', 'Juridisch'),
          [
            [t('Impressum', 'Mentions légales', 'Colofon'), '/impressum/'],
            [t('AGB', 'Conditions générales', 'Algemene voorwaarden'), '/agb/'],
            [t('Widerrufsrecht', 'Droit de rétractation', 'Herroepingsrecht'), '/widerruf/'],
            [t('Datenschutz', 'Protection des données', 'Privacy'), '/datenschutz/'],
            [t('Cookies', 'Cookies', 'Cookies'), '/cookies/'],
            [t('Barrierefreiheit', 'Accessibilité', 'Toegankelijkheid'), '/barrierefreiheit/'],
            [t('Rücknahme und Entsorgung', 'Reprise et recyclage', 'Terugname en recycling'), '/ruecknahme/'],
          ],
        ],
      ]),
    ],
  }
}
