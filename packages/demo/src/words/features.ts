import { t } from './localised.ts'

/** What a product can do: the values of the facet „Eigenschaften“. */
export const FEATURES = {
  'bezug-abnehmbar': t('Bezug abnehmbar', 'Housse amovible', 'Afneembare hoes'),
  waschmaschinenfest: t('Waschmaschinenfest', 'Lavable en machine', 'Machinewasbaar'),
  'geeignet-fuer-trockner': t('Für den Trockner geeignet', 'Passe au sèche-linge', 'Geschikt voor de droger'),
  spuelmaschinenfest: t('Spülmaschinenfest', 'Passe au lave-vaisselle', 'Vaatwasserbestendig'),
  mikrowellenfest: t('Mikrowellengeeignet', 'Passe au micro-ondes', 'Geschikt voor de magnetron'),
  'induktion-geeignet': t('Für Induktion geeignet', 'Compatible induction', 'Geschikt voor inductie'),
  'backofen-geeignet': t('Backofengeeignet', 'Passe au four', 'Geschikt voor de oven'),
  massivholz: t('Massivholz', 'Bois massif', 'Massief hout'),
  handgefertigt: t('Von Hand gefertigt', 'Fabriqué à la main', 'Met de hand gemaakt'),
  wetterfest: t('Wetterfest', 'Résiste aux intempéries', 'Weerbestendig'),
  stapelbar: t('Stapelbar', 'Empilable', 'Stapelbaar'),
  klappbar: t('Zusammenklappbar', 'Pliable', 'Inklapbaar'),
  hoehenverstellbar: t('Höhenverstellbar', 'Réglable en hauteur', 'In hoogte verstelbaar'),
  dimmbar: t('Dimmbar', 'Intensité variable', 'Dimbaar'),
  'mit-stauraum': t('Mit Stauraum', 'Avec rangement', 'Met opbergruimte'),
  softclose: t('Gedämpfter Auszug', 'Fermeture amortie', 'Gedempt sluitend'),
  bodenschonend: t('Mit Filzgleitern', 'Patins en feutre', 'Met viltglijders'),
  'fussbodenheizung-geeignet': t(
    'Für Fußbodenheizung geeignet',
    'Compatible plancher chauffant',
    'Geschikt voor vloerverwarming',
  ),
  atmungsaktiv: t('Atmungsaktiv', 'Respirant', 'Ademend'),
  rutschfest: t('Rutschfest', 'Antidérapant', 'Antislip'),
  mitwachsend: t('Mitwachsend', 'Évolutif', 'Groeit mee'),
  wasserabweisend: t('Wasserabweisend', 'Déperlant', 'Waterafstotend'),
  'ohne-bpa': t('Ohne BPA', 'Sans BPA', 'Zonder BPA'),
  personalisierbar: t('Personalisierbar', 'Personnalisable', 'Te personaliseren'),
  schadstoffgeprueft: t('Speichelfest lackiert', 'Laque résistante à la salive', 'Speekselbestendig gelakt'),
  aufladbar: t('Aufladbar', 'Rechargeable', 'Oplaadbaar'),
  'isofix-kompatibel': t(
    'Mit Isofix-Basis nutzbar',
    'Utilisable avec base Isofix',
    'Te gebruiken met Isofix-basis',
  ),
  'flugzeug-handgepaeck': t('Passt ins Handgepäck', 'Format bagage cabine', 'Past in de handbagage'),
  'set-artikel': t('Im Set', 'Vendu en lot', 'Als set'),
}
export type FeatureKey = keyof typeof FEATURES
