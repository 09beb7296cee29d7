import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Bench } from '../bench.ts'
import { atMost } from '../report.ts'
import { withFolder, withShop } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'

const MOST_NOTES = 40
const LONGEST_EXTRACT = 120

/** One page of every kind that needs no sign-in, beside the ones of the shop; content pages come from the sitemap. */
const KINDS = [
  ...[
    '/suche/?q=holz',
    '/suche/?q=xyzzy',
    '/wunschliste/',
    '/warenkorb/',
    '/kasse/',
    '/kasse/login/',
    '/danke/',
  ],
  ...['/kontakt/', '/login/', '/konto/neues-passwort/?hash=x', '/laender/', '/documentation/'],
  ...['/documentation/bausteine/', '/nichts/', '/p/x-999999/'],
]
const LOCALES = ['', '/fr-ch', '/nl-nl']
const LOCATION = /<loc>([^<]+)<\/loc>/g

const MessagesSchema = v.object({
  messages: v.array(
    v.looseObject({
      type: v.string(),
      url: v.exactOptional(v.string()),
      message: v.exactOptional(v.string()),
      extract: v.exactOptional(v.string()),
    }),
  ),
})

/** The Nu Html Checker of the W3C over every kind of page. @see https://validator.github.io/validator/ */
export const html: Bench = {
  name: 'html',
  what: "errors that the W3C's checker finds in the HTML of every kind of page; needs Java",
  takesCheckout: true,
  run: async ({ shops, port }) => {
    if (spawnSync('java', ['-version']).error)
      return {
        rows: [],
        budgets: [],
        skipped:
          'the W3C’s checker needs Java 11 or newer on the PATH (Debian: apt install default-jre-headless).',
      }
    const rows = []
    const budgets = []
    const notes = []
    for (const shop of shops) {
      const { pages, errors } = await withFolder((folder) =>
        withShop(shop, { port }, async ({ origin }) => {
          const pages = await savedPages(origin, shop, folder)
          return { pages, errors: checked(folder) }
        }),
      )
      rows.push({ shop: shop.id, what: 'kinds of pages', pages, errors: errors.length })
      budgets.push(atMost(`${shop.id}: HTML errors`, errors.length, 0, ''))
      notes.push(...errors.slice(0, MOST_NOTES))
    }
    return { rows, budgets, notes }
  },
}

/** Saves one page of every kind in some languages, and all content pages; the file is called like the address. */
async function savedPages(origin: string, shop: MeasuredShop, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const sitemap = await (await fetch(`${origin}/sitemap-de-de-pages.xml`)).text()
  const stories = [...sitemap.matchAll(LOCATION)].map(([, url = '']) => new URL(url).pathname)
  const kinds = [...shop.pages.map(({ path }) => path), ...KINDS]
  const paths = [...stories, ...LOCALES.flatMap((prefix) => kinds.map((path) => prefix + path))]
  for (const path of paths) {
    const answer = await fetch(origin + path)
    const name = path.replace(/[^a-z0-9-]+/gi, '_')
    writeFileSync(join(folder, `${name}.html`), await answer.text())
  }
  return paths.length
}

function checked(folder: string): string[] {
  const jar: unknown = createRequire(import.meta.url)('vnu-jar')
  const words = [
    '-Xss1m',
    '-jar',
    String(jar),
    '--errors-only',
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
  ]
  const { status, stdout, stderr } = spawnSync('java', [...words, folder], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`The W3C's checker ended with ${status}: ${stderr.slice(0, 500)}`)
  return v
    .parse(MessagesSchema, JSON.parse(stdout))
    .messages.map(
      ({ url = '', message = '', extract = '' }) =>
        `${url.split('/').at(-1)} ${message} ${extract.replace(/\s+/g, ' ').slice(0, LONGEST_EXTRACT)}`,
    )
}
