import type { Brand } from '@shop/domain/shop/brand'
import { same, t } from '../../../words/localised.ts'
import { perMarket } from '../../market-facts.ts'
import { contact, otherCountry } from '../../story-frames.ts'
import { icons, prose, type StoryPage, table } from '../../story-parts.ts'
import { ASK, ASK_TEXT } from './ask.ts'

/** What delivery costs, how long it takes and where it goes, in the words of the market. */
export function shipping(brand: Brand): StoryPage {
  return {
    slug: 'versand',
    title: t('Versand und Lieferung', 'Livraison', 'Verzending en levering'),
    description: t(
      'Paket oder Spedition, Kosten und Lieferzeiten für Ihr Land.',
      'Colis ou transporteur, frais et délais pour votre pays.',
      'Pakket of transporteur, kosten en levertijden voor uw land.',
    ),
    body: [
      icons(
        null,
        [
          [
            'package',
            t('Als Paket', 'En colis', 'Als pakket'),
            t(
              'Alles, was ein Mensch tragen kann. Mit Sendungsnummer.',
              'Tout ce qu’une personne peut porter, avec numéro de suivi.',
              'Alles wat één mens kan dragen, met track-and-trace.',
            ),
          ],
          [
            'truck',
            t('Mit der Spedition', 'Par transporteur', 'Met de transporteur'),
            t(
              'Große Möbel, zu zweit, bis in das Zimmer Ihrer Wahl.',
              'Les grands meubles, à deux, jusque dans la pièce de votre choix.',
              'Grote meubels, met z’n tweeën, tot in de kamer van uw keuze.',
            ),
          ],
          [
            'house',
            t('Auspacken inklusive', 'Déballage compris', 'Uitpakken inbegrepen'),
            t(
              'Die Verpackung nehmen wir wieder mit.',
              'Nous remportons l’emballage.',
              'De verpakking nemen wij weer mee.',
            ),
          ],
        ],
        { columns: 3, width: 'reading' },
      ),
      table(
        t('Was die Lieferung kostet', 'Le prix de la livraison', 'Wat de levering kost'),
        [
          t('Art', 'Mode', 'Soort'),
          t('Kosten', 'Prix', 'Kosten'),
          t('Kostenlos ab', 'Offerte dès', 'Gratis vanaf'),
        ],
        [
          [
            t('Paket', 'Colis', 'Pakket'),
            perMarket(brand, ({ parcel }) => same(parcel)),
            perMarket(brand, ({ freeFrom }) => same(freeFrom)),
          ],
          [
            t('Spedition', 'Transporteur', 'Transporteur'),
            perMarket(brand, ({ freight }) => same(freight)),
            same('–'),
          ],
          [
            t('Gutschein per E-Mail', 'Bon cadeau par e-mail', 'Cadeaubon per e-mail'),
            t('kostenlos', 'gratuit', 'gratis'),
            same('–'),
          ],
        ],
        t('Kosten', 'Frais', 'Kosten'),
      ),
      prose(
        perMarket(brand, ({ country }) =>
          t(
            `## Lieferzeit

Sie steht bei jedem Artikel, im Warenkorb und in der Bestellbestätigung, als Zeitraum mit Datum. Kommt eine Bestellung in
mehreren Sendungen, nennen wir für jede ihren eigenen Tag.

## Der Tag der Spedition

Die Spedition ruft Sie an, sobald Ihr Möbel im Lager angekommen ist, und nennt einen Vormittag oder Nachmittag. Bitte messen
Sie vorher Türen und Treppenhaus. Ist ein Fahrstuhl zu klein, wird getragen.

## Wohin wir liefern

${country === 'AT' ? 'In ganz Österreich, auch ins Kleinwalsertal und nach Jungholz.' : country === 'CH' ? 'In die ganze Schweiz. Verzollt ist alles schon: An der Tür zahlen Sie nichts nach. In autofreie Orte liefern wir bis zur Talstation.' : 'In ganz Deutschland, auch auf die Inseln. Helgoland und Büsingen gehören nicht zum deutschen Steuergebiet: Dorthin liefern wir nicht.'}`,
            `## Délai

Il figure, avec des dates, sur chaque fiche, dans le panier et dans la confirmation. Si votre commande part en plusieurs
envois, chacun a sa propre date.

## Le jour de la livraison

Le transporteur vous appelle dès que votre meuble est arrivé au dépôt et vous propose une matinée ou un après-midi. Mesurez
auparavant les portes et la cage d’escalier. Si l’ascenseur est trop petit, on monte à pied.

## Où nous livrons

${country === 'CH' ? 'Dans toute la Suisse. Tout est dédouané : rien à payer à la porte. Dans les stations sans voitures, nous livrons jusqu’à la gare de la vallée.' : country === 'BE' ? 'Dans toute la Belgique. Pour les immeubles sans ascenseur, signalez l’étage : nous prévoyons une personne de plus ou un lift extérieur.' : 'En France métropolitaine, Corse comprise. Nous ne livrons pas outre-mer.'}`,
            `## Levertijd

Die staat bij elk artikel, in het winkelmandje en in de orderbevestiging, als periode met data. Komt uw bestelling in
meerdere zendingen, dan heeft elke zending zijn eigen dag.

## De dag van de levering

De transporteur belt u zodra het meubel in het depot is en stelt een ochtend of middag voor. Meet vooraf de deuren en het
trappenhuis op. Past het niet in de lift, dan dragen wij.

## Waar wij leveren

${country === 'BE' ? 'In heel België. Woont u hoog zonder lift, geef dan de verdieping door: wij voorzien een extra paar handen of een ladderlift.' : 'In heel Nederland, ook op de Waddeneilanden.'}`,
          ),
        ),
      ),
      otherCountry(),
      contact(ASK, ASK_TEXT),
    ],
  }
}
