import type { Brand } from '@shop/domain/shop/brand'
import { same, t } from '../../../words/localised.ts'
import { perMarket } from '../../market-facts.ts'
import { contact, otherCountry } from '../../story-frames.ts'
import { icons, prose, type StoryPage, table } from '../../story-parts.ts'
import { inRegions, WORKING_DAYS } from '../../story-text.ts'
import { ASK, ASK_TEXT } from './ask.ts'

/** What delivery costs, how long it takes and where it goes, in the words of the market. */
export function shipping(brand: Brand): StoryPage {
  return {
    slug: 'versand',
    title: t('Versand und Lieferung', 'Livraison', 'Verzending en levering'),
    description: t(
      'Was die Lieferung kostet und wann es klingelt. Leise, wenn du willst.',
      'Le prix de la livraison et le moment où l’on sonne. Ou pas, si bébé dort.',
      'Wat de levering kost en wanneer de bel gaat. Of niet, als je baby slaapt.',
    ),
    body: [
      icons(
        null,
        [
          [
            'clock',
            t('Schnell da', 'Vite chez vous', 'Snel in huis'),
            inRegions(
              t(
                'Was auf Lager liegt, kommt in ein bis drei Werktagen.',
                'Les articles en stock arrivent sous un à trois jours ouvrés.',
                'Wat op voorraad is, komt binnen één tot drie werkdagen.',
              ),
              WORKING_DAYS,
            ),
          ],
          [
            'heart',
            t('Nicht klingeln', 'Ne pas sonner', 'Niet aanbellen'),
            t(
              'In den Hinweis zur Bestellung schreiben: Der Bote klopft oder legt ab.',
              'Écrivez-le dans la remarque sur la commande : le livreur frappe doucement ou dépose le colis.',
              'Zet het in de opmerking bij de bestelling: de bezorger klopt aan of legt het pakket neer.',
            ),
          ],
          [
            'truck',
            t('Möbel bis ins Zimmer', 'Meubles portés à l’étage', 'Meubels tot in de kamer'),
            t(
              'Zwei Menschen tragen, du hältst nur die Tür auf.',
              'Deux personnes portent, vous tenez juste la porte.',
              'Twee mensen dragen, jij houdt alleen de deur open.',
            ),
          ],
        ],
        { columns: 3, tone: 'tint' },
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
            t('Möbel mit Spedition', 'Meubles par transporteur', 'Meubels met transporteur'),
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
            `## Mit Namen dauert es länger

Alles, worauf ein Name kommt, machen wir erst nach deiner Bestellung. Rechne mit zwei bis vier Tagen mehr.

## Wohin wir liefern

${country === 'AT' ? 'In ganz Österreich, auch an Postpartner und Abholstationen.' : country === 'CH' ? 'In die ganze Schweiz, fertig verzollt. Auch an den PickPost.' : 'In ganz Deutschland, auch an Packstationen und in Paketläden. Helgoland und Büsingen gehören nicht zum deutschen Steuergebiet: Dorthin liefern wir nicht.'}`,
            `## Avec un prénom, c’est un peu plus long

Tout ce qui porte un prénom est préparé après votre commande. Comptez deux à quatre jours de plus.

## Où nous livrons

${country === 'CH' ? 'Dans toute la Suisse, droits de douane compris. Aussi en point PickPost.' : country === 'BE' ? 'Dans toute la Belgique, à domicile ou en point relais.' : 'En France métropolitaine, Corse comprise, à domicile ou en point relais. Nous ne livrons pas outre-mer.'}`,
            `## Met een naam duurt het iets langer

Alles waar een naam op komt, maken we pas na je bestelling. Reken op twee tot vier dagen extra.

## Waar we leveren

${country === 'BE' ? 'In heel België, thuis of in een afhaalpunt.' : 'In heel Nederland, thuis of bij een afhaalpunt.'}`,
          ),
        ),
      ),
      otherCountry(),
      contact(ASK, ASK_TEXT),
    ],
  }
}
