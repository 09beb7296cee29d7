import { type Finding, noted, type Place } from '../records/finding.ts'

/**
 * What common extensions add to the product export: Germanized in columns of its own (English and German), German Market and
 * others as `Meta: …`, where custom fields are exported along. Of several columns the first one counts in which something
 * stands.
 *
 * @see docs/move-in/woocommerce.md
 */
const PLUGIN_COLUMNS = {
  /** Germanized, German Market, Product GTIN, EAN for WooCommerce, UPC EAN GTIN. */
  gtin: [
    'GTIN',
    'EAN',
    'Meta: _gm_gtin',
    'Meta: _ts_gtin',
    'Meta: _wpm_gtin_code',
    'Meta: _alg_ean',
    'Meta: hwp_product_gtin',
    'Meta: hwp_var_gtin',
    'Meta: _global_unique_id',
  ],
  brand: ['Brand', 'Marke'],
  unit: ['Unit', 'Einheit', 'Meta: _v_unit_regular_price_per_unit', 'Meta: _unit_regular_price_per_unit'],
  quantity: [
    'Unit product',
    'Produkteinheit',
    'Meta: _v_auto_ppu_complete_product_quantity',
    'Meta: _auto_ppu_complete_product_quantity',
  ],
  deliveryTime: ['Delivery time', 'Lieferzeit'],
} as const
type PluginColumn = keyof typeof PLUGIN_COLUMNS

/** A cell of an extension: what stands in it, and how the file calls its column. */
export type PluginCell = { text: string; called: string }

/** What extensions say in a row; null for what none of them says. */
export type PluginCells = (name: PluginColumn) => PluginCell | null

/** Columns that hold what this shop has no place for, each with what to do about it. */
const LEFT_OUT: readonly { columns: readonly string[]; why: string }[] = [
  {
    columns: ['Meta: _lieferzeit'],
    why: 'it is a number of a list that the export does not name; say --delivery-days',
  },
  {
    columns: ['Meta: _regular_price_per_unit', 'Meta: _v_regular_price_per_unit'],
    why: 'the shop calculates the price of a unit by itself, from what a piece holds',
  },
  { columns: ['Minimum age', 'Mindestalter', 'Meta: _age_rating_age'], why: 'the shop asks for no age' },
  {
    columns: [
      'Is used good?',
      'Ist Gebrauchtware?',
      'Is defective copy?',
      'Ist Mängelexemplar?',
      'Defect description',
      'Mängelbeschreibung',
    ],
    why: 'say in the description what is used or damaged',
  },
  {
    columns: ['Is differential taxed?', 'Ist differenzbesteuert?'],
    why: 'the shop taxes the whole price: do not sell these goods here',
  },
  { columns: ['Is food?', 'Ist Lebensmittel?'], why: 'the shop says nothing of what food has to say' },
  { columns: ['Deposit Type', 'Pfandtyp'], why: 'the shop charges no deposit' },
  { columns: ['Is service?', 'Ist Dienstleistung?'], why: 'the shop sells goods' },
  {
    columns: ['Manufacturer', 'Hersteller'],
    why: 'it is a name without an address; fill "makers" of the mapping in',
  },
  {
    columns: ['Safety instructions', 'Sicherheitshinweise'],
    why: 'bring warnings later, with the field "safety" of the catalogue',
  },
  {
    columns: ['Warranty attachment id (PDF)', 'Medien-ID der Garantie (PDF)'],
    why: 'bring guarantees later, with the field "guarantee" of the catalogue',
  },
  { columns: ['Has free shipping?', 'Versand kostenlos?'], why: 'shipping costs what the shop says for all' },
]

/** Reads the columns of extensions, wherever they stand. */
export function pluginColumns(header: readonly string[]) {
  const known = new Map(header.map((title, at) => [title.trim().toLowerCase(), at]))
  const placesOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const at = known.get(name.toLowerCase())
      return at === undefined ? [] : [at]
    })
  const places = new Map(Object.entries(PLUGIN_COLUMNS).map(([name, names]) => [name, placesOf(names)]))
  const leftOut = LEFT_OUT.map(({ columns, why }) => ({ places: placesOf(columns), why }))

  return {
    cellsOf(cells: readonly string[]): PluginCells {
      return (name) => {
        for (const at of places.get(name) ?? []) {
          const text = (cells[at] ?? '').trim()
          if (text !== '') return { text, called: header[at] ?? name }
        }
        return null
      }
    },
    /** What stands in columns that are not taken, one note for each of them. */
    *notes(cells: readonly string[], place: Place): Generator<Finding> {
      for (const { places: all, why } of leftOut)
        for (const at of all)
          if (isSaid(cells[at])) yield noted(place, `column "${header[at]}" is left out: ${why}`)
    },
  }
}

function isSaid(cell: string | undefined): boolean {
  return !['', '0', 'no', 'nein'].includes((cell ?? '').trim().toLowerCase())
}
