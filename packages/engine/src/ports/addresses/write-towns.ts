import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COUNTRIES } from '@shop/domain/market/markets'
import { townLines } from './town-lines.ts'

/**
 * Renews `towns/`: `node packages/engine/src/ports/addresses/write-towns.ts <folder>`, where the folder holds `DE.txt`,
 * `AT.txt` and so on, unpacked from https://download.geonames.org/export/zip/ (CC BY 4.0).
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say in which folder the files of GeoNames are: node …/write-towns.ts <folder>')
  process.exit(2)
}
for (const country of COUNTRIES) {
  const lines = townLines(country, readFileSync(join(folder, `${country}.txt`), 'utf8'))
  writeFileSync(new URL(`./towns/${country.toLowerCase()}.txt`, import.meta.url), `${lines.join('\n')}\n`)
  console.log(`${country}: ${lines.length} postal codes`)
}
