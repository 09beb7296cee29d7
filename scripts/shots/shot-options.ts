import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES, type Locale } from '../../packages/domain/src/market/markets.ts'
import { isScreenName, SCREEN_NAMES, type ScreenName } from './screens.ts'

/** What pictures are taken of, and where they go. */
export type ShotOptions = {
  shops: string[]
  screens: ScreenName[]
  widths: number[]
  locale: Locale
  folder: string
  port: number
  wantsHelp: boolean
}

const WIDTHS = [390, 768, 1440, 1920]
const NARROWEST = 280
const WIDEST = 3840

export const SHOTS_HELP = `pnpm shots    photographs every screen of the built shops

  --shop <name>      one shop; may be given several times (all)
  --screen <name>    one screen; may be given several times (all):
                     ${SCREEN_NAMES.join(', ')}
  --width <px>       one width; may be given several times (${WIDTHS.join(', ')})
  --locale <locale>  (de-de)
  --out <folder>     where the pictures and their index.html go (.cache/shots)
  --port <number>    of the first shop, the others follow (3700)
`

/**
 * Reads the command line of `pnpm shots`; `known` are the shops there are, `root` is what a folder is named from.
 *
 * @throws one sentence that names what is wrong and what may be said instead
 */
export function shotOptions(args: string[], known: readonly string[], root: string): ShotOptions {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      shop: { type: 'string', multiple: true, default: [] },
      screen: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      locale: { type: 'string', default: 'de-de' },
      out: { type: 'string', default: '.cache/shots' },
      port: { type: 'string', default: '3700' },
    },
  })
  return {
    shops: chosen(values.shop, known, (name) => `There is no shop "${name}": say ${known.join(' or ')}.`),
    screens: chosen(
      values.screen,
      SCREEN_NAMES,
      (name) => `There is no screen "${name}": say one of ${SCREEN_NAMES.join(', ')}.`,
    ).filter(isScreenName),
    widths: values.width.length === 0 ? WIDTHS : [...new Set(values.width.map(widthOf))],
    locale: localeOf(values.locale),
    folder: resolve(root, values.out),
    port: wholeNumber(values.port, { name: '--port', from: 1, to: 65_000 }),
    wantsHelp: values.help,
  }
}

function chosen(asked: readonly string[], known: readonly string[], refusal: (name: string) => string) {
  const unknown = asked.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(refusal(unknown))
  // In the order of the table: a screen may be reached from the one before.
  return known.filter((name) => asked.length === 0 || asked.includes(name))
}

function widthOf(text: string): number {
  return wholeNumber(text, { name: '--width', from: NARROWEST, to: WIDEST })
}

function localeOf(text: string): Locale {
  const locale = LOCALES.find((known) => known === text)
  if (locale === undefined) throw new Error(`There is no locale "${text}": say one of ${LOCALES.join(', ')}.`)
  return locale
}

function wholeNumber(text: string, { name, from, to }: { name: string; from: number; to: number }): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= from && number <= to) return number
  throw new Error(`${name} wants a whole number from ${from} to ${to}, not "${text}".`)
}
