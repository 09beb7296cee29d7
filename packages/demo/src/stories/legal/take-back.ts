import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { type MarketFacts, perMarket } from '../market-facts.ts'
import { legalText } from '../story-frames.ts'
import { icons, type StoryPage } from '../story-parts.ts'

/** Old electrical goods, batteries and packaging: who takes them back, and where. @see eu-duties C-19b */
export function takeBack(brand: Brand): StoryPage {
  return {
    slug: 'ruecknahme',
    title: t('Rücknahme und Entsorgung', 'Reprise et recyclage', 'Terugname en recycling'),
    description: t(
      'Altgeräte, Batterien und Verpackungen: was wir kostenlos zurücknehmen und wie das geht.',
      'Appareils usagés, piles et emballages : ce que nous reprenons gratuitement, et comment.',
      'Oude apparaten, batterijen en verpakkingen: wat wij gratis terugnemen en hoe dat gaat.',
    ),
    body: [
      icons(
        null,
        [
          [
            'package',
            t('Altgeräte', 'Appareils', 'Oude apparaten'),
            t(
              'Kostenlos bei Lieferung oder per Post.',
              'Gratuitement à la livraison ou par la poste.',
              'Gratis bij levering of per post.',
            ),
          ],
          [
            'leaf',
            t('Batterien', 'Piles', 'Batterijen'),
            t(
              'Im Laden oder an jeder Sammelstelle.',
              'En magasin ou dans tout point de collecte.',
              'In de winkel of bij elk inleverpunt.',
            ),
          ],
          [
            'undo',
            t('Verpackung', 'Emballages', 'Verpakking'),
            t(
              'Die Spedition nimmt sie wieder mit.',
              'Le transporteur les remporte.',
              'De transporteur neemt ze weer mee.',
            ),
          ],
        ],
        { columns: 3, width: 'reading' },
      ),
      legalText(
        perMarket(brand, (facts) => t(german(facts), french(facts), dutch(facts))),
        '2026-11-26',
      ),
    ],
  }
}

function german({ country, entity, phone, say }: MarketFacts): string {
  const place = country === 'AT' || country === 'CH' ? country : 'DE'
  const devices = {
    DE: `${say('Kaufen Sie ein', 'Kaufst du ein')} Elektrogerät, nehmen wir ein altes der gleichen Art kostenlos mit. Bei Bildschirmen und großen Geräten fragt
die Kasse danach, sonst genügt ein Hinweis zur Bestellung.
Geräte bis 25 cm Kantenlänge ${say('senden Sie uns', 'sendest du uns')} jederzeit kostenlos zu, auch ohne Neukauf, höchstens drei je Art. Unsere
WEEE-Registrierungsnummer lautet DE 00000001.`,
    AT: `Beim Kauf eines neuen Elektrogeräts nehmen wir ein gleichwertiges altes Zug um Zug kostenlos zurück. Alle
Sammelstellen nennt elektro-ade.at.`,
    CH: `Wir nehmen Elektrogeräte jeder Art kostenlos zurück, auch ohne Neukauf. Die vorgezogene Recyclinggebühr ist im Preis
enthalten.`,
  }
  const packaging = {
    DE: 'Unsere Verpackungen sind bei einem dualen System angemeldet (LUCID DE0000000000001). Karton gehört in die Altpapiertonne.',
    AT: 'Unsere Verpackungen sind bei einem österreichischen Sammelsystem entpflichtet. Karton gehört zum Altpapier.',
    CH: `Karton gehört in die ${say('Kartonsammlung Ihrer', 'Kartonsammlung deiner')} Gemeinde, Folie zur Sammelstelle.`,
  }
  return `## Alte Elektrogeräte

${devices[place]}

Das Zeichen der durchgestrichenen Mülltonne heißt: nicht in den Hausmüll. ${say('Entnehmen Sie vorher', 'Entnimm vorher')} Batterien und Lampen, die sich
ohne Werkzeug lösen lassen, und ${say('löschen Sie Ihre', 'lösch deine')} Daten selbst.

## Batterien und Akkus

Wer Batterien benutzt, muss sie zurückgeben. ${say('Sie können das', 'Du kannst das')} in unseren [Filialen](/filialen/), an öffentlichen
Sammelstellen oder per Post an ${entity.name}, ${entity.street}, ${entity.city}. Hg, Cd und Pb unter der Tonne stehen für
Quecksilber, Cadmium und Blei.

## Verpackungen

${packaging[place]}

## Möbel

Auf Wunsch nimmt die Spedition ein altes Möbelstück mit. ${say('Rufen Sie uns', 'Ruf uns')} vor dem Liefertermin an: ${phone}.`
}

function french({ country, entity, phone }: MarketFacts): string {
  const place = country === 'BE' || country === 'CH' ? country : 'FR'
  const devices = {
    FR: `Pour l’achat d’un appareil électrique ou d’un meuble, nous reprenons gratuitement l’équivalent usagé (« un pour un ») ;
signalez-le dans la remarque sur la commande. Les petits appareils sont repris sans achat. L’éco-participation est indiquée à côté du prix.
Identifiants uniques REP : DEEE FR000001_05EXEM, ameublement FR000001_10EXEM, emballages FR000001_01EXEM.`,
    BE: `Pour l’achat d’un appareil, nous reprenons gratuitement l’ancien. Les parcs à conteneurs et les points de collecte Recupel
l’acceptent également.`,
    CH: `Nous reprenons gratuitement tous les appareils électriques, même sans achat. La taxe anticipée de recyclage est comprise
dans le prix.`,
  }
  const packaging = {
    FR: 'Le logo Triman et l’info-tri figurent sur chaque emballage : le carton va dans le bac de tri, le film plastique aussi.',
    BE: 'Le carton va avec les papiers-cartons, les films plastiques dans le sac bleu PMC.',
    CH: `Le carton va à la collecte de votre commune, le film plastique à la déchetterie.`,
  }
  return `## Appareils électriques usagés

${devices[place]}

La poubelle barrée signifie : pas avec les ordures ménagères. Retirez d’abord les piles et les lampes qui s’enlèvent sans
outil, et effacez vos données.

## Piles et batteries

Les piles se rapportent dans nos [magasins](/filialen/), dans tout point de collecte${place === 'BE' ? ' Bebat' : ''} ou par la poste à
${entity.name}, ${entity.street}, ${entity.city}. Hg, Cd et Pb, sous la poubelle, signalent le mercure, le cadmium et le
plomb.

## Emballages

${packaging[place]}

## Meubles

Sur demande, le transporteur emporte votre ancien meuble. Appelez-nous avant la livraison : ${phone}.`
}

function dutch({ country, entity, phone, say }: MarketFacts): string {
  const isBelgian = country === 'BE'
  return `## Oude elektrische apparaten

${say('Koopt u een', 'Koop je een')} apparaat, dan nemen wij het oude gratis mee; zet het in de opmerking bij ${say('uw bestelling', 'je bestelling')}. Kleine apparaten ${say('mag u altijd', 'mag je altijd')}
inleveren, ook zonder aankoop. ${isBelgian ? 'Ook het recyclagepark en de Recupel-punten nemen ze aan.' : 'Ook de milieustraat en de Wecycle-punten nemen ze aan.'}

De doorgekruiste vuilnisbak betekent: niet bij het ${isBelgian ? 'huisvuil' : 'restafval'}. Haal er eerst de batterijen en lampen uit die
zonder gereedschap losgaan, en ${say('wis uw', 'wis je')} gegevens.

## Batterijen en accu’s

Batterijen ${say('levert u in', 'lever je in')} ${isBelgian ? 'bij een Bebat-punt' : 'bij een inzamelpunt van Stibat'} of per post bij ${entity.name}, ${entity.street}, ${entity.city}.
Hg, Cd en Pb onder de vuilnisbak staan voor kwik, cadmium en lood.

## Verpakkingen

${isBelgian ? 'Karton gaat bij papier en karton, folie in de blauwe pmd-zak.' : 'Karton gaat bij het oud papier, folie bij het plastic.'}

## Meubels

Op verzoek neemt de transporteur een oud meubel mee. Bel ons vóór de leverdatum: ${phone}.`
}
