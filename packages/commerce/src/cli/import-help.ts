const SHOP_WORD = `  <shop>     a folder of apps; a name that is none is answered with those that are`

const DELTA_FILE = `  <file>     the file, or - for standard input: one JSON document per line, or a table with a header.
             A running shop with an embedded database reads the file itself, and no standard input`

const DELTA_EXIT = 'Exit codes: 0 everything imported, 1 lines or the file were bad, 2 nothing was tried'

const CATALOGUE = `Usage: pnpm shop <shop> import catalogue <file> [--strict | --resume]

Imports a catalogue file (one JSON record per line) into a shop.
The same file again changes nothing; what the file does not name stays as it is.
Texts are needed in the languages of the shop's locales, and in no others.

${SHOP_WORD}
  <file>     the catalogue file, or - for standard input
  --strict   import nothing when a line is bad, instead of everything else
  --resume   go on where the import of this file was interrupted (Ctrl-C, power cut)
  --help     this text

Environment
  DATABASE_URL   a PostgreSQL server, instead of the embedded database in .data/<shop>/database. The embedded
                 one serves one process at a time: stop the shop first. On a server it may go on selling.

Exit codes
  0    everything was imported
  1    lines were bad: they are listed, and the rest was imported (nothing with --strict);
       or the file as a whole cannot be read: the reason is told
  2    nothing was tried: the words were wrong, or the database cannot be used
  130  stopped by Ctrl-C: what was through stays imported
`

const PRICES = `Usage: pnpm shop <shop> import prices <file>

Imports prices alone. The same file again changes nothing; a running shop shows them within two seconds.

${SHOP_WORD}
${DELTA_FILE}

Fields
  variantId or referenceKey   which variant
  country                     DE, AT, CH, FR, BE or NL
  price                       gross, in cents or centimes; null (in a table "none"): no longer sold there
  before, rrp                 the price before a sale, the recommended price; null or an empty cell: none
  lowestPrior                 lowest price of the 30 days before a sale; counts only for days the shop did not see
  scale                       [{"amount": 3, "price": 1899}]; in a table "3:1899 6:1799"
  validFrom                   from when on it holds, 2026-12-01T00:00:00Z; none, and one that has passed, is now
A field, or a column, that is left out stays as it is. Of several lines about one variant, country and moment the
first is taken, the others are bad.

${DELTA_EXIT}
`

const STOCK = `Usage: pnpm shop <shop> import stock <file>

Imports counts alone. The same count again leaves alone what orders took since, until units of it were sent: then it is
a new one. A running shop shows a new one within two seconds.

${SHOP_WORD}
${DELTA_FILE}

Fields
  variantId or referenceKey   which variant
  quantity                    units that lie in the warehouse, sold ones that have not left it among them: the
                              shop takes those off. Where more is sold than was counted, none is left to sell, and
                              the line is told

${DELTA_EXIT}
`

const STORES = `Usage: pnpm shop <shop> import stores <file>

Imports stores, where goods are seen and put aside. The same file again changes nothing; a store that the file does
not name stays as it is. What lies in them comes with "import store-stock".

${SHOP_WORD}
  <file>     the file, or - for standard input: one JSON document per line. A running shop with an embedded database
             reads the file itself, and no standard input

Fields
  id                          a name of yours that never changes: a-z, 0-9 and hyphens
  name, street, zip, city, phone
  country                     DE, AT, CH, FR, BE or NL
  lat, lng                    where it is, in degrees
  hours                       {"week": [{"opens": "10:00", "closes": "19:00"}, … null], "closedOn": ["2026-12-25"]}:
                              seven days from Monday on, null where it is closed all day
  isActive                    false closes the store: it is shown no more; left out it stays as it is

${DELTA_EXIT}
`

const STORE_STOCK = `Usage: pnpm shop <shop> import store-stock <file>

Imports counts of what lies in stores; a running shop shows a new one at once. What no line names stays as it is.

${SHOP_WORD}
${DELTA_FILE}

Fields
  store                       the id of the store
  variantId or referenceKey   which variant
  quantity                    pieces that lie there now, those that are put aside for customers among them: the shop
                              takes those off. Where more is put aside than was counted, none is left to reserve, and
                              the line is told

${DELTA_EXIT}
`

/** How each import is written, by its word on the command line. */
export const IMPORT_HELP = {
  catalogue: CATALOGUE,
  prices: PRICES,
  stock: STOCK,
  stores: STORES,
  'store-stock': STORE_STOCK,
} as const
