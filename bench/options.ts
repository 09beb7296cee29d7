import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench, Conditions, Peer } from './bench.ts'
import type { MeasuredShop } from './shops.ts'

/** What was asked for. */
export type BenchOptions = Omit<Conditions, 'products' | 'say'> & {
  names: readonly string[]
  /** Null: what the bench has of its own. */
  products: number | null
  isStrict: boolean
  /** What was measured in the same way is not measured again. */
  resumes: boolean
  isHelp: boolean
  /** Another checkout whose builds are measured; null for this one. */
  checkout: string | null
}

const OWN_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** What was asked for, or a sentence about what is wrong with it. */
export function optionsOf(
  words: readonly string[],
  { benches, shops: all }: { benches: readonly Bench[]; shops: readonly MeasuredShop[] },
): BenchOptions | string {
  const parsed = parsedWords(words)
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  const unknown = positionals.find((name) => name !== 'all' && !benches.some((bench) => bench.name === name))
  if (unknown !== undefined)
    return `There is no bench "${unknown}". There are: ${benches.map(({ name }) => name).join(', ')}, all.`

  const shops = all.filter(({ id }) => values.shop === undefined || values.shop === id)
  if (shops.length === 0)
    return `There is no shop "${values.shop}". There are: ${all.map(({ id }) => id).join(', ')}.`

  if (!isWhole(values.port, 1024, 65_000))
    return `--port has to be a whole number from 1024 to 65000, but it is "${values.port}".`

  if (values.products !== undefined && !isWhole(values.products, 1000, 10_000_000))
    return `--products has to be a whole number from 1000 to 10000000, but it is "${values.products}".`

  if (values.requests !== undefined && !isWhole(values.requests, 100, 50_000_000))
    return `--requests has to be a whole number from 100 to 50000000, but it is "${values.requests}".`

  if (values.share !== undefined && !isWhole(values.share, 1, 100))
    return `--share has to be a whole number from 1 to 100, but it is "${values.share}".`

  const checkout = checkoutOf(values)
  if (checkout !== null && !isCheckout(checkout))
    return `--checkout has to be a folder that holds a checkout with apps, but "${values.checkout}" holds none.`
  const sourceOnly = positionals.find(
    (name) => !benches.some((bench) => bench.name === name && bench.takesCheckout),
  )
  if (checkout !== null && sourceOnly !== undefined)
    return `"${sourceOnly}" reads more than what is built, so --checkout cannot be said.`

  const peer = peerOf(values)
  if (typeof peer === 'string') return peer
  const ownOnly = positionals.find((name) => !benches.some((bench) => bench.name === name && bench.takesPeer))
  if (peer !== null && ownOnly !== undefined)
    return `"${ownOnly}" measures shops of this repository only, so --address cannot be said.`

  return {
    names: positionals,
    products: values.products === undefined ? null : Number(values.products),
    requests: values.requests === undefined ? null : Number(values.requests),
    share: values.share === undefined ? null : Number(values.share),
    shops: checkout === null ? shops : shops.map((shop) => builtIn(shop, checkout)),
    checkout,
    peer,
    port: Number(values.port),
    isQuick: values.quick,
    isStrict: values.strict,
    resumes: values.resume,
    isHelp: values.help,
  }
}

function parsedWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: words.filter((word) => word !== '--'),
      options: {
        shop: { type: 'string' },
        port: { type: 'string', default: '4500' },
        products: { type: 'string' },
        requests: { type: 'string' },
        share: { type: 'string' },
        checkout: { type: 'string' },
        quick: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        address: { type: 'string' },
        link: { type: 'string' },
        title: { type: 'string', default: 'h1' },
        product: { type: 'string' },
        add: { type: 'string' },
        count: { type: 'string' },
        dismiss: { type: 'string' },
        'other-hosts': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}

type PeerWords = {
  title: string
  'other-hosts': boolean
} & Partial<Record<'address' | 'link' | 'product' | 'add' | 'count' | 'dismiss', string>>

/** The shop that runs already, null when none was named, or a sentence about what is wrong with it. */
function peerOf(words: PeerWords): Peer | string | null {
  const { address, link, title, product, add, count, dismiss, 'other-hosts': reachesOthers } = words
  if (address === undefined) {
    const lost = Object.entries({ link, product, add, count, dismiss }).find(([, word]) => word !== undefined)
    return lost === undefined ? null : `--${lost[0]} is about a shop that --address names: say both.`
  }
  for (const url of [address, ...(product === undefined ? [] : [product])]) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      return `"${url}" is no address of a page: it begins with http:// or https://.`
    if (!reachesOthers && !OWN_HOSTS.has(new URL(url).hostname))
      return `"${url}" is on another machine: say --other-hosts as well when you may measure it.`
  }
  if (add !== undefined && count === undefined)
    return '--add needs --count: the place whose count shows what was added.'
  return {
    listing: address,
    link: link ?? 'main a',
    title,
    product: product ?? null,
    add: add ?? null,
    count: count ?? 'body[data-no-count]',
    dismiss: dismiss ?? null,
    reachesOthers,
  }
}

function checkoutOf({ checkout }: { checkout?: string }): string | null {
  return checkout === undefined ? null : resolve(checkout)
}

function isCheckout(folder: string): boolean {
  return existsSync(join(folder, 'apps'))
}

/** The same shop as it is built in another checkout of the repository, such as an earlier release. */
function builtIn(shop: MeasuredShop, checkout: string): MeasuredShop {
  return { ...shop, folder: join(checkout, 'apps', shop.id) }
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,8}$/.test(text) && Number(text) >= least && Number(text) <= most
}
