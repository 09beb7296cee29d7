import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const COLOURS = ['Grau', 'Beige', 'Schwarz', 'Weiß']
const GROUPS = 20
const KINDS = 15
/** Rows that are written at once. */
const PORTION = 1000

/**
 * A table of products in our own form, as a shop of that size has one: 300 categories on two levels, one to four variants
 * each, an old address, and no pictures.
 */
export async function writeProductTable(file: string, products: number): Promise<void> {
  const out = createWriteStream(file)
  out.write('id,name,price,description,brand,category,address,variant_id,sku,option:Farbe,stock\n')
  for (let at = 0; at < products; at += PORTION) {
    const until = Math.min(at + PORTION, products)
    const rows = Array.from({ length: until - at }, (_, index) => rowsOf(at + index + 1))
    if (!out.write(rows.join(''))) await new Promise((resolve) => out.once('drain', resolve))
  }
  out.end()
  await finished(out)
}

function rowsOf(id: number): string {
  const group = id % GROUPS
  const kind = Math.floor(id / GROUPS) % KINDS
  return COLOURS.slice(0, (id % COLOURS.length) + 1)
    .map((colour, at) =>
      [
        id,
        `Artikel ${id} aus Serie ${id % 977}`,
        `${10 + (id % 490)}.${String(at * 10 + 9).padStart(2, '0')}`,
        `Beschreibung des Artikels ${id}. Er ist ${colour.toLowerCase()} und wird aus ${id % 7} Teilen gefügt.`,
        `Marke ${id % 120}`,
        `Gruppe ${group + 1} > Art ${kind + 1}`,
        `/produkt/artikel-${id}/`,
        `${id}-${at}`,
        `A${id}-${at}`,
        colour,
        (id * 7 + at) % 50,
      ].join(','),
    )
    .map((row) => `${row}\n`)
    .join('')
}
