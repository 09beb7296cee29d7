import { t } from './localised.ts'

/** Ways of living: the values of the facet „Stil“. */
export const STYLES = {
  nordisch: t('Nordisch', 'Nordique', 'Scandinavisch'),
  klassisch: t('Klassisch', 'Classique', 'Klassiek'),
  modern: t('Modern', 'Contemporain', 'Eigentijds'),
  landhaus: t('Landhaus', 'Campagne', 'Landelijk'),
  rustikal: t('Rustikal', 'Rustique', 'Rustiek'),
  verspielt: t('Verspielt', 'Ludique', 'Speels'),
}
export type StyleKey = keyof typeof STYLES

/** Where a piece stands: the values of the facet „Zimmer“. */
export const ROOMS = {
  wohnzimmer: t('Wohnzimmer', 'Salon', 'Woonkamer'),
  esszimmer: t('Esszimmer', 'Salle à manger', 'Eetkamer'),
  schlafzimmer: t('Schlafzimmer', 'Chambre', 'Slaapkamer'),
  kueche: t('Küche', 'Cuisine', 'Keuken'),
  bad: t('Bad', 'Salle de bains', 'Badkamer'),
  flur: t('Flur', 'Entrée', 'Hal'),
  arbeitszimmer: t('Arbeitszimmer', 'Bureau', 'Werkkamer'),
  garten: t('Garten und Balkon', 'Jardin et balcon', 'Tuin en balkon'),
  kinderzimmer: t('Kinderzimmer', 'Chambre d’enfant', 'Kinderkamer'),
}
export type RoomKey = keyof typeof ROOMS

/** From which age on: the values of the facet „Alter“, and the advanced attribute dimAlterGeeignetAb. */
export const AGES = {
  'ab-geburt': t('ab Geburt', 'dès la naissance', 'vanaf de geboorte'),
  'ab-3-monaten': t('ab 3 Monaten', 'dès 3 mois', 'vanaf 3 maanden'),
  'ab-6-monaten': t('ab 6 Monaten', 'dès 6 mois', 'vanaf 6 maanden'),
  'ab-12-monaten': t('ab 12 Monaten', 'dès 12 mois', 'vanaf 12 maanden'),
  'ab-18-monaten': t('ab 18 Monaten', 'dès 18 mois', 'vanaf 18 maanden'),
  'ab-3-jahren': t('ab 3 Jahren', 'dès 3 ans', 'vanaf 3 jaar'),
}
export type AgeKey = keyof typeof AGES

/** The same ages in months. */
export const AGE_MONTHS: Record<AgeKey, number> = {
  'ab-geburt': 0,
  'ab-3-monaten': 3,
  'ab-6-monaten': 6,
  'ab-12-monaten': 12,
  'ab-18-monaten': 18,
  'ab-3-jahren': 36,
}

/** Full fibre names as the labelling law spells them. @see eu-duties C-18 */
export const FIBRES = {
  baumwolle: t('Baumwolle', 'coton', 'katoen'),
  leinen: t('Leinen', 'lin', 'linnen'),
  wolle: t('Wolle', 'laine', 'wol'),
  polyester: t('Polyester', 'polyester', 'polyester'),
  polyacryl: t('Polyacryl', 'acrylique', 'acryl'),
  elasthan: t('Elasthan', 'élasthanne', 'elastaan'),
  jute: t('Jute', 'jute', 'jute'),
  viskose: t('Viskose', 'viscose', 'viscose'),
}
export type FibreKey = keyof typeof FIBRES
