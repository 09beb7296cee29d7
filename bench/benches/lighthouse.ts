import runLighthouse from 'lighthouse'
import type { Bench } from '../bench.ts'
import { withChrome } from '../devtools.ts'
import { atLeast, atMost, type Budget, type Limit, type Row, rounded } from '../report.ts'
import { sentPage } from '../sent-bytes.ts'
import { withShop } from '../served-shop.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const BUDGET: Record<(typeof CATEGORIES)[number], Limit> = {
  performance: { must: 98, aim: 99 },
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const MOST_LCP_MS = { must: 1400, aim: 1300 }
const MOST_BLOCKING_MS = { must: 100, aim: 60 }
const MOST_SHIFT = 0.02
const WORTH_NAMING_MS = 100

/** Fails for a page that asks search engines to leave it out, which is what such a page is to do. */
const IS_CRAWLABLE = 'is-crawlable'

/** What Lighthouse says about the pages on a slow phone; the browser can reach this machine only. */
export const lighthouse: Bench = {
  name: 'lighthouse',
  what: 'Lighthouse on a phone: home, listing, product page, search, basket, checkout',
  takesCheckout: true,
  run: async ({ shops, port, isQuick, say }) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const notes: string[] = []
    for (const shop of shops) {
      await withShop(shop, { port }, async ({ origin }) => {
        const shown = shop.pages.map((page) => ({ ...page, isHidden: false }))
        const hidden = shop.hiddenPages.map((page) => ({ ...page, isHidden: true }))
        for (const page of isQuick ? shown.slice(-1) : [...shown, ...hidden]) {
          const { url } = await sentPage(origin + page.path, 'br')
          const found = await judged(url, page.isHidden)
          const name = `${shop.id}: ${page.name}`
          rows.push({ shop: shop.id, page: page.name, ...found.scores, ...found.metrics })
          budgets.push(
            ...CATEGORIES.map((category) =>
              atLeast(`${name}, ${category}`, found.scores[category], BUDGET[category], 'points'),
            ),
            atMost(`${name}, largest paint`, found.metrics['LCP s'] * 1000, MOST_LCP_MS, 'ms'),
            atMost(`${name}, blocking time`, found.metrics['TBT ms'], MOST_BLOCKING_MS, 'ms'),
            atMost(`${name}, layout shift`, found.metrics.CLS, MOST_SHIFT, ''),
          )
          notes.push(...found.complaints.map((complaint) => `${name}: ${complaint}`))
          say(`${name}: ${found.scores.performance} points`)
        }
      })
    }
    return { rows, budgets, notes }
  },
}

async function judged(url: string, isHidden: boolean) {
  return withChrome(async (port) => {
    const result = await runLighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits: isHidden ? [IS_CRAWLABLE] : [],
    })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`)

    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      metrics: {
        'FCP s': rounded(value('first-contentful-paint') / 1000),
        'LCP s': rounded(value('largest-contentful-paint') / 1000),
        'TBT ms': Math.round(value('total-blocking-time')),
        CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
        'kB in all': Math.round(value('total-byte-weight') / 1000),
        // Lighthouse's own calibrator: a quiet machine of two cores has above 3,000.
        'machine index': Math.round(result.lhr.environment.benchmarkIndex),
      },
      complaints: complaintsOf(result.lhr),
    }
  })
}

type Judgement = NonNullable<Awaited<ReturnType<typeof runLighthouse>>>['lhr']

/** What costs points, and what would make the page faster by how much. */
function complaintsOf({ audits, categories }: Judgement): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit) return []
      if (category === 'performance') return savingsOf(audit)
      return weight > 0 && audit.score !== null && audit.score < 1
        ? [`${category} asks for: ${audit.title}`]
        : []
    }),
  )
}

function savingsOf({ title, metricSavings }: Judgement['audits'][string]): string[] {
  return Object.entries(metricSavings ?? {}).flatMap(([metric, saving = 0]) =>
    saving >= WORTH_NAMING_MS ? [`${title}: ${Math.round(saving)} ms of ${metric}`] : [],
  )
}
