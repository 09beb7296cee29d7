import { t } from '../../../words/localised.ts'
import { NEST } from '../../scenes.ts'
import type { Campaign } from '../../story-offers.ts'

/** Three cloths with every sleeping bag: on its own page, and as a bar above the pages where it holds. */
export const CUDDLE_OFFER: Campaign = {
  headline: t('Kuschelwochen', 'Les semaines câlines', 'Knuffelweken'),
  text: t(
    'Zu jedem Schlafsack Traumi legen wir dir drei Mulltücher Wölkchen dazu.',
    'Pour toute gigoteuse Traumi, nous vous offrons trois langes Wölkchen.',
    'Bij elke slaapzak Traumi krijg je drie doeken Wölkchen cadeau.',
  ),
  scene: NEST,
  step: {
    path: '/schlafen/schlafsaecke/',
    label: t('Schlafsäcke ansehen', 'Voir les gigoteuses', 'Slaapzakken bekijken'),
  },
  dateTo: '2026-12-31 22:59',
  showsCountdown: true,
  tone: 'tint',
  conditions: t(
    `- Gilt vom 21. November bis 31. Dezember 2026 für Schlafsäcke der Serie Traumi
- Ein Dreierpack je Schlafsack, Farbe nach Vorrat
- Nicht mit anderen Aktionen oder Codes verbindbar
- Schickst du den Schlafsack zurück, leg die Tücher bitte bei`,
    `- Du 21 novembre au 31 décembre 2026 sur les gigoteuses Traumi
- Un lot de trois par gigoteuse, coloris selon stock
- Non cumulable avec d’autres offres ou codes
- En cas de retour de la gigoteuse, joignez aussi les langes`,
    `- Van 21 november tot en met 31 december 2026 op slaapzakken van de serie Traumi
- Eén set van drie per slaapzak, kleur naar voorraad
- Niet te combineren met andere acties of codes
- Stuur je de slaapzak terug, doe de doeken er dan bij`,
  ),
}
