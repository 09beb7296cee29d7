import { t } from '../../../words/localised.ts'
import { BEDROOM, LINEN } from '../../scenes.ts'
import { block, words } from '../../story-blocks.ts'
import { type Campaign, campaign } from '../../story-offers.ts'
import { headline, pair, picked, type StoryPage } from '../../story-parts.ts'

/** Also a bar above the pages where it holds. */
export const LINEN_OFFER: Campaign = {
  headline: t('Leinenwochen', 'Les semaines du lin', 'Linnenweken'),
  text: t(
    'Zu jeder Leinenbettwäsche Linnea schenken wir Ihnen eine Kissenhülle Tove.',
    'Pour toute parure Linnea en lin, nous vous offrons une housse de coussin Tove.',
    'Bij elke linnen set Linnea krijgt u een kussenhoes Tove cadeau.',
  ),
  scene: BEDROOM,
  step: {
    path: '/schlafen/bettwaesche/',
    label: t('Bettwäsche ansehen', 'Voir le linge de lit', 'Beddengoed bekijken'),
  },
  dateTo: '2026-12-31 22:59',
  showsCountdown: true,
  tone: 'accent',
  conditions: t(
    `- Gilt vom 21. November bis 31. Dezember 2026 für die Leinenbettwäsche Linnea in allen Größen und Farben
- Eine Hülle 50 × 50 cm je Garnitur, Farbe nach Wahl im Warenkorb, solange der Vorrat reicht
- Nicht mit anderen Aktionen oder Gutscheincodes verbindbar
- Bei Rückgabe der Garnitur senden Sie bitte auch die Hülle zurück`,
    `- Du 21 novembre au 31 décembre 2026 sur la parure Linnea en lin, toutes tailles et tous coloris
- Une housse 50 × 50 cm par parure, coloris au choix dans le panier, dans la limite des stocks
- Non cumulable avec d’autres offres ou codes
- En cas de retour de la parure, merci de renvoyer aussi la housse`,
    `- Van 21 november tot en met 31 december 2026 op de linnen set Linnea, alle maten en kleuren
- Eén hoes van 50 × 50 cm per set, kleur naar keuze in het winkelmandje, zolang de voorraad strekt
- Niet te combineren met andere acties of codes
- Stuurt u de set terug, stuur de hoes dan mee`,
  ),
}

export const linenWeeks: StoryPage = {
  slug: 'aktion/leinenwochen',
  title: t('Leinenwochen', 'Les semaines du lin', 'Linnenweken'),
  description: t(
    'Bis Silvester: eine Kissenhülle zu jeder Leinenbettwäsche.',
    'Jusqu’au 31 décembre : une housse offerte pour toute parure en lin.',
    'Tot en met 31 december: een kussenhoes cadeau bij elke linnen set.',
  ),
  body: [
    headline(t('Besser gebettet', 'Mieux dormir', 'Beter slapen'), {
      lead: t(
        'Sechs Wochen lang liegt eine Kissenhülle mehr im Paket.',
        'Six semaines durant, une housse de plus dans le colis.',
        'Zes weken lang zit er een kussenhoes extra in het pakket.',
      ),
      size: 'xl',
      width: 'page',
    }),
    campaign(LINEN_OFFER),
    pair(LINEN, {
      headline: t('Warum Leinen', 'Pourquoi le lin', 'Waarom linnen'),
      text: t(
        'Es nimmt ein Fünftel seines Gewichts an Feuchtigkeit auf und fühlt sich trotzdem trocken an. Deshalb schläft man darin im Sommer kühl und im Winter warm.',
        'Il absorbe un cinquième de son poids en humidité et reste sec au toucher. On y dort au frais l’été, au chaud l’hiver.',
        'Het neemt een vijfde van zijn gewicht aan vocht op en voelt toch droog. Daarom slaapt u er ’s zomers koel in en ’s winters warm.',
      ),
      step: {
        path: '/ratgeber/textilien-pflegen/',
        label: t('Leinen pflegen', 'Entretenir le lin', 'Linnen verzorgen'),
      },
    }),
    picked(
      t('Für ein neues Bett', 'Pour un lit tout neuf', 'Voor een nieuw bed'),
      t(
        'Linnea, Perla und was dazu passt.',
        'Linnea, Perla et tout ce qui les accompagne.',
        'Linnea, Perla en wat erbij past.',
      ),
      [140311, 140411, 140705, 140102],
      {
        path: '/schlafen/',
        label: t('Alles zum Schlafen', 'Toute la chambre', 'Alles voor de slaapkamer'),
      },
    ),
    block('countdown', {
      ...words('headline', t('Noch im alten Jahr', 'Avant la fin de l’année', 'Nog dit jaar')),
      ...words(
        'text',
        t(
          'Bestellungen bis zum 18. Dezember kommen vor Weihnachten an.',
          'Commandez jusqu’au 18 décembre : tout arrive avant Noël.',
          'Bestel tot en met 18 december, dan is alles er voor kerst.',
        ),
      ),
      until: '2026-12-18 22:59',
      whenOver: 'hide',
    }),
  ],
}
