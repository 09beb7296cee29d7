import type { Maker } from '../catalogue/product-line.ts'

/** Who makes the furniture and things of the home shop. All of them are invented. */
export const LINDHAUS = maker(
  'Lindhaus',
  'Lindhaus Wohnen GmbH, Speicherstraße 14, 20457 Hamburg, DE',
  'produktsicherheit@lindhaus.example',
)
export const NORDHEIM = maker(
  'Nordheim Möbel',
  'Nordheim Möbelwerke GmbH, Am Sägewerk 3, 32756 Detmold, DE',
  'service@nordheim.example',
)
/** Sits outside the Union, where somebody else answers for what it makes. */
export const FELDMARK: Maker = {
  ...maker('Feldmark', 'Feldmark Tischlerei AG, Holzweg 22, 9450 Altstätten, CH', 'kontakt@feldmark.example'),
  outside: {
    country: 'CH',
    responsiblePerson: maker(
      'Feldmark Vertrieb GmbH',
      'Marktstraße 8, 6850 Dornbirn, AT',
      'sicherheit@feldmark.example',
    ),
  },
}
export const HALVORSEN = maker(
  'Halvorsen',
  'Halvorsen Design ApS, Havnegade 41, 8000 Aarhus, DK',
  'safety@halvorsen.example',
)
export const VERRIER = maker(
  'Maison Verrier',
  'Maison Verrier SARL, 18 rue des Tisserands, 59100 Roubaix, FR',
  'securite@verrier.example',
)
export const OOSTDUIN = maker(
  'Oostduin',
  'Oostduin Keramiek B.V., Kleiweg 7, 6511 Nijmegen, NL',
  'veiligheid@oostduin.example',
)
export const LICHTWERK = maker(
  'Lichtwerk Ahrens',
  'Lichtwerk Ahrens KG, Lampengasse 9, 01099 Dresden, DE',
  'pruefstelle@lichtwerk-ahrens.example',
)
export const TEXTILHOF = maker(
  'Textilhof',
  'Textilhof Weberei GmbH, Webergasse 5, 89150 Laichingen, DE',
  'info@textilhof.example',
)

function maker(name: string, address: string, email: string): Maker {
  return { name, address, email }
}
