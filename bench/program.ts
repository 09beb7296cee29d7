import { basename } from 'node:path'
import type { Bench } from './bench.ts'
import { blocks } from './benches/blocks.ts'
import { busyOffice } from './benches/busy-office.ts'
import { consent } from './benches/consent.ts'
import { content } from './benches/content.ts'
import { crawlShops } from './benches/crawl.ts'
import { engine } from './benches/engine.ts'
import { floodBench } from './benches/flood.ts'
import { html } from './benches/html.ts'
import { idleConnections } from './benches/idle-connections.ts'
import { imports } from './benches/import.ts'
import { lighthouse } from './benches/lighthouse.ts'
import { memory } from './benches/memory.ts'
import { million } from './benches/million.ts'
import { moveIn } from './benches/move-in.ts'
import { office } from './benches/office.ts'
import { orders } from './benches/orders.ts'
import { pages } from './benches/pages.ts'
import { relevance } from './benches/relevance.ts'
import { signIn } from './benches/sign-in.ts'
import { soak } from './benches/soak.ts'
import { start } from './benches/start.ts'
import { taps } from './benches/taps.ts'
import { telemetry } from './benches/telemetry.ts'
import { weight } from './benches/weight.ts'
import { keepReport, keptReport } from './kept-report.ts'
import { type BenchOptions, optionsOf } from './options.ts'
import { type Budget, budgetRows, printReport, type Report, tableOf } from './report.ts'
import { SHOPS } from './shops.ts'
import { subjectOf } from './subject.ts'

/** Every bench, one line each. */
const BENCHES: readonly Bench[] = [
  weight, // bytes
  blocks, // bytes of each block
  consent, // bytes and milliseconds of consent and tracking
  pages, // requests per second
  telemetry, // what metrics and traces cost a page
  memory, // resident set
  soak, // what grows over half a million requests
  idleConnections, // what those who say nothing cost others
  floodBench, // what those who ask for nonsense cost others
  taps, // milliseconds of a tap
  start, // seconds
  lighthouse, // points
  engine, // milliseconds of a query
  imports, // lines per second
  moveIn, // seconds of a move
  signIn, // milliseconds of a sign-in, and of pages meanwhile
  orders, // milliseconds of a change and an order
  million, // a million products
  office, // what staff wait for
  busyOffice, // what shoppers notice of staff
  content, // calls and milliseconds
  relevance, // percent of queries
  crawlShops, // problems that a search engine would find
  html, // errors that the W3C's checker finds
]

const DEFAULT_PRODUCTS = 100_000

const HELP = `Usage: pnpm bench [name…] [options]

Measures the built shops on this machine; without a name it lists what can be measured.

${BENCHES.map(({ name, what }) => `  ${name.padEnd(12)}${what}`).join('\n')}
  all         all of them

  --shop <id>    ${SHOPS.map(({ id }) => id).join(' or ')}; all when nothing is said
  --checkout <folder>
                 another checkout, such as an earlier release, whose builds are measured instead of these (${BENCHES.filter(
                   ({ takesCheckout }) => takesCheckout,
                 )
                   .map(({ name }) => name)
                   .join(', ')})
  --port <n>     first of three ports to use, 4500 when nothing is said
  --products <n> size of a generated catalogue, ${DEFAULT_PRODUCTS} when nothing is said (million, office: 1000000)
  --requests <n> how many the soak asks, 500000 when nothing is said
  --share <n>    at which percentage of what a process holds, 70 when nothing is said
  --quick        fewer and shorter rounds: shows that it works, measures little
  --strict       a missed budget ends with 1
  --resume       what was measured of the same build in the same way is taken as it was
  --help         this text

Of a shop that runs already (${BENCHES.filter(({ takesPeer }) => takesPeer)
  .map(({ name }) => name)
  .join(', ')}); places are CSS selectors, or text=Words of a button. See bench/peers.md.
  --address <url>    a listing; on this machine unless --other-hosts is said too
  --link <place>     a product's link on it
  --title <place>    what shows the name of a product: h1 when nothing is said
  --product <url>    a product page; the link's own when nothing is said
  --add <place>      the button that adds; without it nothing is added
  --count <place>    what shows how many there are in the basket
  --dismiss <place>  what is pressed first, such as the refusal of a banner
  --other-hosts      the address may be on another machine, and the browser may ask others

Each bench prints a table and the budgets it can judge, and keeps both in bench/results/<name>.json; behind the last
one all budgets stand in one table.

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
  const options = optionsOf(words, { benches: BENCHES, shops: SHOPS })
  if (typeof options === 'string') {
    console.error(options)
    return 2
  }
  if (options.isHelp || options.names.length === 0) {
    console.log(HELP)
    return 0
  }

  const chosen = BENCHES.filter(({ name }) => options.names.includes(name) || options.names.includes('all'))
  const budgets: Budget[] = []
  let failures = 0
  for (const [index, bench] of chosen.entries()) {
    console.log(`\n── ${index + 1}/${chosen.length} ${bench.name}: ${bench.what} ──`)
    try {
      const report = await measured(bench, options)
      budgets.push(...report.budgets)
      if (options.isStrict && report.budgets.some(({ holds }) => !holds)) failures += 1
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem)
      failures += 1
    }
  }
  if (chosen.length > 1 && budgets.length > 0) {
    const missed = budgets.filter(({ holds }) => !holds).length
    console.log(`\n── ${budgets.length} budgets, ${missed} missed ──\n${tableOf(budgetRows(budgets))}`)
  }
  return failures === 0 ? 0 : 1
}

/** Measures and keeps, or takes what was kept of the same. */
async function measured(bench: Bench, options: BenchOptions): Promise<Report> {
  const products = options.products ?? bench.products ?? DEFAULT_PRODUCTS
  const subject = subjectOf({ ...options, products })
  const name = options.checkout === null ? bench.name : `${bench.name}-of-${basename(options.checkout)}`
  const kept = options.resumes ? keptReport(name, subject) : null
  if (kept !== null) {
    console.log(`Measured at ${kept.at}, and kept.`)
    printReport(kept.report)
    return kept.report
  }
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const say = (progress: string) => console.log(`  ${seconds()} s  ${progress}`)
  const report = await bench.run({ ...options, products, say })
  printReport(report)
  if (report.skipped === undefined)
    console.log(`Took ${seconds()} s. Kept in ${keepReport(name, report, subject)}`)
  return report
}
