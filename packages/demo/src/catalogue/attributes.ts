import { PERCENT_SIGN } from '@shop/domain/money/percent-sign'
import type { Localised, ProductRecord } from '@shop/engine/records/catalogue-record'
import { COLOURS, type ColourKey } from '../words/colours.ts'
import { AGES, FIBRES, type FibreKey, ROOMS, STYLES } from '../words/facets.ts'
import { FEATURES } from '../words/features.ts'
import { same, t } from '../words/localised.ts'
import { MATERIALS } from '../words/materials.ts'
import type { Category } from './category.ts'
import type { ProductLine } from './product-line.ts'

type Attribute = ProductRecord['attributes'][string]
type Value = Attribute['values'][number]

/** Attributes of a product; those with `facet` are what shoppers filter by. @see spec §3 "Attributes used" */
export function attributesOf(
  line: ProductLine,
  colour: ColourKey,
  rating: ProductRecord['rating'],
  categories: Category[],
): ProductRecord['attributes'] {
  const attributes: ProductRecord['attributes'] = {
    name: plain(t('Name', 'Nom', 'Naam'), [{ value: slugOf(line.name.de), label: line.name }]),
    subbrand: plain(t('Serie', 'Collection', 'Serie'), [
      { value: slugOf(line.series), label: same(line.series) },
    ]),
    category: plain(
      t('Kategorie', 'Catégorie', 'Categorie'),
      categories.map((category) => ({ value: category.slug, label: category.name })),
    ),
    farbe: facet(t('Farbe', 'Couleur', 'Kleur'), [{ value: colour, label: COLOURS[colour].name }]),
    serie: facet(t('Serie', 'Collection', 'Serie'), [
      { value: slugOf(line.series), label: same(line.series) },
    ]),
    material: facet(t('Material', 'Matière', 'Materiaal'), pick(line.materials, MATERIALS)),
    stil: facet(t('Stil', 'Style', 'Stijl'), pick([line.style], STYLES)),
  }
  if (line.features.length > 0)
    attributes.eigenschaften = facet(
      t('Eigenschaften', 'Caractéristiques', 'Eigenschappen'),
      pick(line.features, FEATURES),
    )
  if (line.variants.length > 1)
    attributes.groesse = facet(
      t('Größe', 'Taille', 'Maat'),
      line.variants.map((variant) => ({
        value: slugOf(variant.key),
        label: typeof variant.label === 'string' ? same(variant.label) : variant.label,
      })),
    )
  if (line.rooms) attributes.zimmer = facet(t('Zimmer', 'Pièce', 'Kamer'), pick(line.rooms, ROOMS))
  if (line.age) attributes.alter = facet(t('Alter', 'Âge', 'Leeftijd'), pick([line.age], AGES))
  if (line.freight)
    attributes.bulkyOrLoad = plain(
      t('Lieferung per Spedition', 'Livraison par transporteur', 'Levering door vervoerder'),
      [YES],
    )
  if (line.features.includes('personalisierbar'))
    attributes.personalisierterArtikel = plain(
      t('Personalisierter Artikel', 'Article personnalisé', 'Gepersonaliseerd artikel'),
      [YES],
    )
  if (rating) {
    attributes.durchschnittBewertungen = plain(
      t('Durchschnitt der Bewertungen', 'Note moyenne', 'Gemiddelde beoordeling'),
      [{ value: String(rating.average).replace('.', '-'), label: same(String(rating.average)) }],
    )
    attributes.anzahlBewertungen = plain(
      t('Anzahl der Bewertungen', 'Nombre d’avis', 'Aantal beoordelingen'),
      [{ value: String(rating.count), label: same(String(rating.count)) }],
    )
  }
  return attributes
}

/** Fields with one value, read by the specification's `values[0].fieldSet[0][0].value`. @see spec §3 */
export function advancedAttributesOf(
  line: ProductLine,
  colour: ColourKey,
): ProductRecord['advancedAttributes'] {
  const fields: ProductRecord['advancedAttributes'] = {
    farbe: { label: t('Farbe', 'Couleur', 'Kleur'), value: COLOURS[colour].name },
  }
  if (line.dimension)
    fields.vppdimension = { label: t('Größe', 'Taille', 'Maat'), value: same(line.dimension) }
  if (line.size) fields.masse = { label: t('Maße', 'Dimensions', 'Afmetingen'), value: measures(line.size) }
  if (line.weight) fields.gewicht = { label: t('Gewicht', 'Poids', 'Gewicht'), value: kilograms(line.weight) }
  if (line.age)
    fields.dimAlterGeeignetAb = { label: t('Geeignet', 'Âge conseillé', 'Geschikt'), value: AGES[line.age] }
  if (line.fibres)
    fields.faserzusammensetzung = {
      label: t('Textile Zusammensetzung', 'Composition textile', 'Textielsamenstelling'),
      value: composition(line.fibres),
    }
  return fields
}

/** A field that is switched on, as the catalogue writes it. */
export const YES: Value = { value: '1', label: t('Ja', 'Oui', 'Ja') }

/** An attribute without a filter. */
export function plain(label: Localised, values: Value[]): Attribute {
  return { label, multiSelect: values.length > 1, facet: false, values }
}

/** Letters, digits and hyphens only, umlauts written out: the form of a value in an address. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}

function facet(label: Localised, values: Value[]): Attribute {
  return { ...plain(label, values), facet: true }
}

function pick<Key extends string>(keys: readonly Key[], words: Record<Key, Localised>): Value[] {
  return keys.map((key) => ({ value: key, label: words[key] }))
}

function measures(size: NonNullable<ProductLine['size']>): Localised {
  const [width, depth, height] = size
  if (depth === undefined) return same(`Ø ${decimal(width, ',')} cm`)
  if (height === undefined) return same(`${decimal(width, ',')} × ${decimal(depth, ',')} cm`)
  const [w, d, h] = [decimal(width, ','), decimal(depth, ','), decimal(height, ',')]
  // No line ends between a letter and its measure.
  const sides = ([one, two, three]: readonly [string, string, string]) =>
    `${one}\u00a0${w} × ${two}\u00a0${d} × ${three}\u00a0${h}\u00a0cm`
  return t(sides(['B', 'T', 'H']), sides(['L', 'P', 'H']), sides(['B', 'D', 'H']))
}

function kilograms(weight: number): Localised {
  return same(`${decimal(weight, ',')} kg`)
}

/** Fibres with their percent, the largest share first. */
export function fibreShares(
  fibres: Partial<Record<FibreKey, number>>,
): { fibre: Localised; percent: number }[] {
  return Object.entries(FIBRES)
    .map(([key, fibre]) => ({ fibre, percent: isFibre(key) ? (fibres[key] ?? 0) : 0 }))
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent)
}

function composition(fibres: Partial<Record<FibreKey, number>>): Localised {
  const spelt = (language: keyof Localised) =>
    fibreShares(fibres)
      .map(({ fibre, percent }) => `${percent}${PERCENT_SIGN[language]} ${fibre[language]}`)
      .join(', ')
  return t(spelt('de'), spelt('fr'), spelt('nl'))
}

function isFibre(word: string): word is FibreKey {
  return word in FIBRES
}

function decimal(value: number, separator: string): string {
  return String(value).replace('.', separator)
}
