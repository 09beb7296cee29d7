import { statSync } from 'node:fs'
import type { Localised, ProductRecord } from '@shop/engine/records/catalogue-record'
import { MEDIA_FOLDER } from '../media-folder.ts'
import { t } from '../words/localised.ts'
import { DATE_ROW, nameRow } from '../words/personalisation.ts'
import type { Change } from './changes.ts'
import { pictureAt } from './pictures.ts'

type FactsRecord = NonNullable<ProductRecord['facts']>
type Image = ProductRecord['images'][number]
type EnergyClass = NonNullable<FactsRecord['energyLabel']>['class']

/** Facts that only some products have, added to those that it has already. */
export function facts(part: FactsRecord): Change {
  return (product) => ({ ...product, facts: { ...product.facts, ...part } })
}

type Leaflet = NonNullable<FactsRecord['downloads']>[number]

/** A leaflet, with its size as it lies in the media folder. */
export function leaflet(src: string, label: Localised, kind: NonNullable<Leaflet['kind']>): Leaflet {
  return { src, label, type: 'pdf', bytes: statSync(new URL(src, MEDIA_FOLDER)).size, kind }
}

/** A film with a picture of the list as its poster. */
export function film(
  src: string,
  poster: string,
  title: Localised,
): NonNullable<FactsRecord['videos']>[number] {
  return { src, poster: listed(poster, title), title }
}

/** A picture of the list, with other words than its product's. */
export function listed(file: string, alt: Localised): Image {
  const { width, height, dominantHex } = pictureAt(file)
  return { src: file, width, height, colour: dominantHex, alt }
}

/** A seal with its round picture. */
export function seal(
  key: string,
  picture: string,
  name: Localised,
  text: Localised,
): NonNullable<FactsRecord['seals']>[number] {
  return { key, name, text, image: { src: picture, width: 320, height: 320, colour: '#ffffff', alt: name } }
}

/** The Union's label for lamps and screens, A to G. @see eu-duties C-19 */
export function energyLabel(
  own: EnergyClass,
  eprelId: string,
  files: { label: string; sheet: string },
): NonNullable<FactsRecord['energyLabel']> {
  const alt = t(
    `Energielabel, Klasse ${own}`,
    `Étiquette énergie, classe ${own}`,
    `Energielabel, klasse ${own}`,
  )
  return {
    class: own,
    scale: { from: 'A', to: 'G' },
    eprelId,
    sheet: files.sheet,
    label: { src: files.label, width: 600, height: 1000, colour: '#ffffff', alt },
  }
}

/** Numbers of both registers for a category of electrical goods. @see spec §9 */
export function electrical(
  category: NonNullable<FactsRecord['electrical']>['category'],
  number: string,
  hasBattery = false,
): NonNullable<FactsRecord['electrical']> {
  return {
    category,
    registrations: { weee: `DE ${number}`, swiss: `SENS ${number.slice(0, 5)}` },
    hasBattery,
  }
}

/** Made of the letters themselves: larger variants take more of them, and without any there is no product. */
export function nameLetterByLetter(kind: 'text' | 'engraving', ...lengths: number[]): Change {
  return (product) => {
    const maxLengthOf = Object.fromEntries(
      product.variants.map(({ referenceKey }, index) => [referenceKey, lengths[index] ?? 1]),
    )
    const name = { ...nameRow(Math.max(...lengths)), maxLengthOf }
    const rows = kind === 'engraving' ? [name, DATE_ROW] : [name]
    return facts({ personalisation: { kind, rows, mayBeWithout: false } })(product)
  }
}
