import { readFileSync } from 'node:fs'
import type { Country } from '@shop/domain/market/markets'
import type { AddressDirectory } from './address-directory.ts'

const LANGUAGE = /^(de|fr|nl):/
/** Of a postal code in the country there are a hundred hamlets; a shopper looks for a word, not through a list. */
const MOST_TOWNS = 40

/**
 * The towns of every postal code from files that come with the shop, 1.1 MB for all countries; each is read with the first
 * question about its country. It knows no streets. Data of GeoNames, CC BY 4.0, see `write-towns.ts`.
 */
export function ownAddressDirectory(): AddressDirectory {
  const files = new Map<Country, Buffer>()
  const fileOf = (country: Country) => {
    const known = files.get(country)
    if (known) return known
    const file = readFileSync(new URL(`./towns/${country.toLowerCase()}.txt`, import.meta.url))
    // So that every line begins behind a line's end.
    const read = Buffer.concat([Buffer.from('\n'), file])
    files.set(country, read)
    return read
  }

  return {
    async towns({ country, code, language }) {
      const file = fileOf(country)
      const start = file.indexOf(`\n${code} `)
      if (start === -1) return []
      const text = file.toString('utf8', start + code.length + 2, file.indexOf('\n', start + 1))
      const towns = text.split('|')
      const inLanguage = towns.filter((town) => (LANGUAGE.exec(town)?.[1] ?? language) === language)
      const wanted = inLanguage.length === 0 ? towns : inLanguage
      return wanted.slice(0, MOST_TOWNS).map((town) => town.replace(LANGUAGE, ''))
    },
    suggest: null,
  }
}
