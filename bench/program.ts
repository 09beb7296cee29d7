import { parseArgs } from 'node:util'
import type { Bench } from './bench.ts'
import { blocks } from './benches/blocks.ts'
import { consent } from './benches/consent.ts'
import { content } from './benches/content.ts'
import { crawlShops } from './benches/crawl.ts'
import { engine } from './benches/engine.ts'
import { html } from './benches/html.ts'
import { imports } from './benches/import.ts'
import { lighthouse } from './benches/lighthouse.ts'
import { memory } from './benches/memory.ts'
import { orders } from './benches/orders.ts'
import { pages } from './benches/pages.ts'
import { relevance } from './benches/relevance.ts'
import { signIn } from './benches/sign-in.ts'
import { start } from './benches/start.ts'
import { weight } from './benches/weight.ts'
import { keepReport, printReport } from './report.ts'
import { SHOPS } from './shops.ts'

/** Every bench, one line each. */
const BENCHES: readonly Bench[] = [
  weight, // bytes
  blocks, // bytes of each block
  consent, // bytes and milliseconds of consent and tracking
  pages, // requests per second
  memory, // resident set
  start, // seconds
  lighthouse, // points
  engine, // milliseconds of a query
  imports, // lines per second
  signIn, // milliseconds of a sign-in, and of pages meanwhile
  orders, // milliseconds of a change and an order
  content, // calls and milliseconds
  relevance, // percent of queries
  crawlShops, // problems that a search engine would find
  html, // errors that the W3C's checker finds
]

const HELP = `Usage: pnpm bench [name…] [options]

Measures the built shops on this machine; without a name it lists what can be measured.

${BENCHES.map(({ name, what }) => `  ${name.padEnd(12)}${what}`).join('\n')}
  all         all of them

  --shop <id>    ${SHOPS.map(({ id }) => id).join(' or ')}; all when nothing is said
  --port <n>     first of three ports to use, 4500 when nothing is said
  --products <n> size of a generated catalogue, 100000 when nothing is said
  --quick        fewer and shorter rounds: shows that it works, measures little
  --strict       a missed budget ends with 1
  --help         this text

Each bench prints a table and the budgets it can judge, and keeps both in bench/results/<name>.json.

Exit codes
  0  measured, or nothing to compare with
  1  something could not be measured; with --strict also a missed budget
  2  nothing was tried: the reason is told
`

/** What `pnpm bench` does with its words. Returns what the process ends with; says everything on the console. */
export function benchProgram(words: readonly string[]): Promise<number> {
  return main([...words]).catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem)
    return 1
  })
}

async function main(words: string[]): Promise<number> {
  const options = optionsOf(words)
  if (typeof options === 'string') {
    console.error(options)
    return 2
  }
  if (options.isHelp || options.names.length === 0) {
    console.log(HELP)
    return 0
  }

  let failures = 0
  for (const bench of BENCHES.filter(
    ({ name }) => options.names.includes(name) || options.names.includes('all'),
  )) {
    console.log(`\n── ${bench.name}: ${bench.what} ──`)
    try {
      const report = await bench.run(options)
      printReport(report)
      if (report.skipped === undefined) console.log(`Kept in ${keepReport(bench.name, report)}`)
      if (options.isStrict && report.budgets.some(({ holds }) => !holds)) failures += 1
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem)
      failures += 1
    }
  }
  return failures === 0 ? 0 : 1
}

/** What was asked for, or a sentence about what is wrong with it. */
function optionsOf(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      shop: { type: 'string' },
      port: { type: 'string', default: '4500' },
      products: { type: 'string', default: '100000' },
      quick: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  const unknown = positionals.find((name) => name !== 'all' && !BENCHES.some((bench) => bench.name === name))
  if (unknown !== undefined)
    return `There is no bench "${unknown}". There are: ${BENCHES.map(({ name }) => name).join(', ')}, all.`

  const shops = SHOPS.filter(({ id }) => values.shop === undefined || values.shop === id)
  if (shops.length === 0)
    return `There is no shop "${values.shop}". There are: ${SHOPS.map(({ id }) => id).join(', ')}.`

  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1024 || port > 65_000)
    return `--port has to be a whole number from 1024 to 65000, but it is "${values.port}".`

  const products = Number(values.products)
  if (!Number.isInteger(products) || products < 1000 || products > 10_000_000)
    return `--products has to be a whole number from 1000 to 10000000, but it is "${values.products}".`

  return {
    names: positionals,
    products,
    shops,
    port,
    isQuick: values.quick,
    isStrict: values.strict,
    isHelp: values.help,
  }
}
