import { deltaCommand } from './delta-command.ts'

const HELP = `Usage: pnpm import:prices <shop> <file>

Imports prices alone. The same file again changes nothing; a running shop shows them within two seconds.

  <shop>   home-shop or baby-shop
  <file>   the file, or - for standard input: one JSON document per line, or a table with a header.
           A running shop with an embedded database reads the file itself, and no standard input

Fields
  variantId or referenceKey   which variant
  country                     DE, AT, CH, FR, BE or NL
  price                       gross, in cents or centimes; null (in a table "none"): no longer sold there
  before, rrp                 the price before a sale, the recommended price; null or an empty cell: none
  lowestPrior                 lowest price of the 30 days before a sale; counts only for days the shop did not see
  scale                       [{"amount": 3, "price": 1899}]; in a table "3:1899 6:1799"
A field, or a column, that is left out stays as it is.

Exit codes: 0 everything imported, 1 lines or the file were bad, 2 nothing was tried
`

process.exitCode = await deltaCommand(process.argv.slice(2), HELP, 'prices')
