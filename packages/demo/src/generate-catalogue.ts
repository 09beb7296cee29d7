import { createWriteStream } from 'node:fs'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { generatedCatalogue, MOST_GENERATED } from './catalogue/generated-catalogue.ts'
import type { DemoShop } from './demo-catalogue.ts'

const SHOPS: readonly DemoShop[] = ['home-shop', 'baby-shop']
const HELP = `Usage: pnpm demo:generate --products <n> [--seed <n>] [--brand <shop>] [--out <file>]

Writes a catalogue of any size, one JSON record per line, for measurements and for trying out an import.
The same words give the same bytes.

  --products <n>   how many, from 1 to ${MOST_GENERATED}
  --seed <n>       a whole number; another one gives another catalogue (1)
  --brand <shop>   ${SHOPS.join(' or ')} (home-shop)
  --out <file>     writes there instead of to standard output
  --help           this text
`
/** Many lines in one piece: a million single writes would take most of the time. */
const PIECE = 1024 * 1024

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})

async function main(words: string[]): Promise<number> {
  const options = optionsOf(words)
  if (typeof options === 'string') {
    console.error(options)
    return 2
  }
  if (options === null) {
    console.log(HELP)
    return 0
  }
  const { products, seed, shop, file } = options
  const target = file === undefined ? process.stdout : await opened(file)
  try {
    await pipeline(Readable.from(pieces(generatedCatalogue(products, seed, shop))), target)
  } catch (error) {
    // `| head` closes the pipe early, and that is its right.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
  return 0
}

/** Lines as bytes, many in one piece; each is encoded by itself, which is faster than joining strings first. */
function* pieces(lines: Iterable<string>): Iterable<Buffer> {
  let piece = Buffer.allocUnsafe(PIECE)
  let end = 0
  for (const line of lines) {
    const most = line.length * 3 + 1
    if (end + most > piece.length) {
      yield piece.subarray(0, end)
      piece = Buffer.allocUnsafe(Math.max(PIECE, most))
      end = 0
    }
    end += piece.write(line, end)
    end += piece.write('\n', end)
  }
  yield piece.subarray(0, end)
}

type GenerateOptions = { products: number; seed: number; shop: DemoShop; file: string | undefined }

/** What was asked for, null for help, or a sentence about what is wrong with it. */
function optionsOf(words: string[]): GenerateOptions | string | null {
  const parsed = parsedWords(words)
  if (typeof parsed === 'string') return parsed
  const { products, seed, brand, out, help } = parsed
  if (help) return null
  if (products === undefined) return HELP
  if (!isWhole(products, 1, MOST_GENERATED))
    return `--products has to be a whole number from 1 to ${MOST_GENERATED}, but it is "${products}".`
  if (!isWhole(seed, 0, 2 ** 32 - 1))
    return `--seed has to be a whole number from 0 to ${2 ** 32 - 1}, but it is "${seed}".`
  const shop = SHOPS.find((one) => one === brand)
  if (shop === undefined) return `There is no shop "${brand}": say ${SHOPS.join(' or ')}.`
  return { products: Number(products), seed: Number(seed), shop, file: out }
}

function parsedWords(words: string[]) {
  try {
    return parseArgs({
      args: words.filter((word) => word !== '--'),
      options: {
        products: { type: 'string' },
        seed: { type: 'string', default: '1' },
        brand: { type: 'string', default: 'home-shop' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return `${error instanceof Error ? error.message : 'Unknown words'}\n\n${HELP}`
  }
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
}

async function opened(file: string): Promise<Writable> {
  const stream = createWriteStream(file)
  await new Promise((resolve, reject) => {
    stream.once('open', resolve)
    stream.once('error', () =>
      reject(new Error(`The file ${file} cannot be written: check its folder and its rights.`)),
    )
  })
  return stream
}
