import { deltaCommand } from './delta-command.ts'

const HELP = `Usage: pnpm import:stock <shop> <file>

Imports counts alone. The same count again leaves alone what orders took since; a running shop shows a new one within
two seconds.

  <shop>   home-shop or baby-shop
  <file>   the file, or - for standard input: one JSON document per line, or a table with a header.
           A running shop with an embedded database reads the file itself, and no standard input

Fields
  variantId or referenceKey   which variant
  quantity                    units on hand

Exit codes: 0 everything imported, 1 lines or the file were bad, 2 nothing was tried
`

process.exitCode = await deltaCommand(process.argv.slice(2), HELP, 'stock')
