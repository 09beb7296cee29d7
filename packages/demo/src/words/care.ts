import { t } from './localised.ts'

/** Care advice, one sentence each. */
export const CARE = {
  'waschen-30': t(
    'Bei 30 °C im Schonwaschgang waschen.',
    'Laver à 30 °C, programme délicat.',
    'Wassen op 30 °C, fijnwasprogramma.',
  ),
  'waschen-40': t(
    'Bei 40 °C mit ähnlichen Farben waschen.',
    'Laver à 40 °C avec des couleurs similaires.',
    'Wassen op 40 °C met gelijke kleuren.',
  ),
  'waschen-60': t('Bei 60 °C waschbar.', 'Lavable à 60 °C.', 'Wasbaar op 60 °C.'),
  'nicht-bleichen': t('Nicht bleichen.', 'Ne pas blanchir.', 'Niet bleken.'),
  'trockner-sanft': t(
    'Im Trockner nur bei niedriger Temperatur trocknen.',
    'Séchage en machine à basse température uniquement.',
    'Alleen op lage temperatuur in de droger.',
  ),
  'kein-trockner': t('Nicht in den Trockner geben.', 'Ne pas passer au sèche-linge.', 'Niet in de droger.'),
  handwaesche: t(
    'Von Hand in lauwarmem Wasser waschen.',
    'Laver à la main à l’eau tiède.',
    'Met de hand wassen in lauw water.',
  ),
  'liegend-trocknen': t(
    'In Form ziehen und liegend trocknen.',
    'Remettre en forme et sécher à plat.',
    'In model brengen en liggend drogen.',
  ),
  reinigung: t(
    'Professionelle Textilreinigung empfohlen.',
    'Nettoyage professionnel recommandé.',
    'Professionele reiniging aanbevolen.',
  ),
  absaugen: t(
    'Mit der Polsterdüse absaugen, Flecken sofort mit einem feuchten Tuch abtupfen.',
    'Aspirer avec la brosse à tissu et tamponner aussitôt les taches avec un chiffon humide.',
    'Stofzuigen met het meubelmondstuk en vlekken direct met een vochtige doek deppen.',
  ),
  teppich: t(
    'Regelmäßig ohne rotierende Bürste absaugen.',
    'Aspirer régulièrement, sans brosse rotative.',
    'Regelmatig stofzuigen zonder roterende borstel.',
  ),
  'holz-feucht': t(
    'Mit einem nebelfeuchten Tuch abwischen und gleich trocknen.',
    'Essuyer avec un chiffon à peine humide, puis sécher aussitôt.',
    'Afnemen met een licht vochtige doek en meteen nadrogen.',
  ),
  'holz-oel': t(
    'Ein- bis zweimal im Jahr dünn mit Möbelöl nachölen.',
    'Appliquer une fine couche d’huile pour meubles une à deux fois par an.',
    'Een- tot tweemaal per jaar dun inoliën met meubelolie.',
  ),
  staubtuch: t(
    'Mit einem weichen, trockenen Tuch abstauben.',
    'Dépoussiérer avec un chiffon doux et sec.',
    'Afstoffen met een zachte, droge doek.',
  ),
  'feucht-abwischen': t(
    'Mit einem feuchten Tuch und milder Seife abwischen.',
    'Nettoyer avec un chiffon humide et un savon doux.',
    'Schoonmaken met een vochtige doek en milde zeep.',
  ),
  spuelmaschine: t(
    'In der Spülmaschine bei bis zu 65 °C spülen.',
    'Passe au lave-vaisselle jusqu’à 65 °C.',
    'In de vaatwasser tot 65 °C.',
  ),
  'von-hand-spuelen': t(
    'Von Hand spülen und gut abtrocknen.',
    'Laver à la main et bien sécher.',
    'Met de hand afwassen en goed afdrogen.',
  ),
  glasreiniger: t(
    'Glas mit Glasreiniger und einem fusselfreien Tuch säubern.',
    'Nettoyer le verre avec un produit à vitres et un chiffon non pelucheux.',
    'Glas reinigen met glasreiniger en een pluisvrije doek.',
  ),
  'strom-trennen': t(
    'Vor dem Reinigen vom Stromnetz trennen.',
    'Débrancher avant le nettoyage.',
    'Voor het reinigen de stekker uit het stopcontact halen.',
  ),
  auskochen: t(
    'Vor dem ersten Gebrauch fünf Minuten auskochen.',
    'Faire bouillir cinq minutes avant la première utilisation.',
    'Voor het eerste gebruik vijf minuten uitkoken.',
  ),
  'garten-winter': t(
    'Im Winter trocken lagern oder mit einer luftdurchlässigen Hülle abdecken.',
    'En hiver, ranger au sec ou couvrir d’une housse aérée.',
    '’s Winters droog opbergen of afdekken met een luchtdoorlatende hoes.',
  ),
}
export type CareKey = keyof typeof CARE
