import type { Maker } from '../catalogue/product-line.ts'

/** Who makes the things of the baby shop. All of them are invented. */
export const PUENKTCHEN = maker(
  'Pünktchen',
  'Pünktchen Babywelt GmbH, Lindenallee 8, 04177 Leipzig, DE',
  'produktsicherheit@puenktchen.example',
)
export const WANDERLING = maker(
  'Wanderling',
  'Wanderling Kinderwagen GmbH, Achsenweg 12, 96450 Coburg, DE',
  'sicherheit@wanderling.example',
)
export const HOLZWICHTEL = maker(
  'Holzwichtel',
  'Holzwichtel Spielwaren OHG, Drechslergasse 4, 09548 Seiffen, DE',
  'service@holzwichtel.example',
)
export const SCHLUMMERLAND = maker(
  'Schlummerland',
  'Schlummerland Textil GmbH, Spinnereistraße 30, 72336 Balingen, DE',
  'qualitaet@schlummerland.example',
)
export const KLEINHEIM = maker(
  'Kleinheim',
  'Kleinheim Möbel AG, Buchenring 17, 9500 Villach, AT',
  'sicherheit@kleinheim.example',
)
export const PETITNUAGE = maker(
  'Petit Nuage',
  'Petit Nuage SAS, 6 quai des Brodeuses, 69005 Lyon, FR',
  'securite@petitnuage.example',
)
export const DRUPPEL = maker(
  'Druppel',
  'Druppel Baby B.V., Molenkade 25, 3511 Utrecht, NL',
  'veiligheid@druppel.example',
)

function maker(name: string, address: string, email: string): Maker {
  return { name, address, email }
}
