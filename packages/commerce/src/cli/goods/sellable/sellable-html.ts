import type { MissingOfProduct } from '@shop/catalogue/products/missing-facts-store'
import type { DutyId } from '@shop/domain/duties/duties'
import { LAW } from '@shop/domain/duties/law'
import type { Country } from '@shop/domain/market/markets'
import { escaped } from '@shop/domain/text/escaped'
import type { SellableReport } from './sellable-report.ts'

/**
 * What a shop lacks before the law, as one page for operators: to read, to print, to hand on. It needs nothing beside
 * itself; a link to a country leaves that country alone on the page.
 *
 * @see docs/law.md
 */
export function sellableHtml(report: SellableReport): string {
  const { shop, on, countries, products, settings, pages, changes } = report
  const title = escaped(`What the law asks of ${shop} on ${on}`)
  const parts = countries.map((country) => countryPart(country, products))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${summary(report)} No legal advice. What is marked “not looked up” is for a lawyer to confirm.</p>
<nav aria-label="Countries"><ul>
<li><a href="#all">All</a></li>
${countries.map((country) => `<li><a href="#${country}">${nameOf(country)}, ${countIn(country, products)}</a></li>`).join('\n')}
</ul></nav>
<div id="all">
<section id="settings" aria-labelledby="settings-title">
<h2 id="settings-title">Settings</h2>
${table('Settings that are missing', ['Locale', 'What is missing', 'Duty'], settings.map(settingRow))}
</section>
<section id="pages" aria-labelledby="pages-title">
<h2 id="pages-title">Pages</h2>
${table(
  'What is left out of pages',
  ['What and why'],
  pages.map((sentence) => [sentence]),
)}
</section>
${parts.join('\n')}
<section id="ahead" aria-labelledby="ahead-title">
<h2 id="ahead-title">What begins and ends</h2>
${table(
  'Duties that begin or end',
  ['Day', 'Change', 'Countries', 'Duty'],
  changes.map(({ day, change, duty, countries: where }) => [day, change, where.join(' '), dutyWords(duty)]),
)}
</section>
</div>
</main>
</body>
</html>
`
}

function summary({ products, settings, pages }: SellableReport): string {
  if (products.length + settings.length + pages.length === 0) return 'Nothing is missing.'
  const refused = new Set(
    products.filter(({ isRefused }) => isRefused).map(({ referenceKey }) => referenceKey),
  )
  return `${settings.length} settings and ${new Set(products.map(({ referenceKey }) => referenceKey)).size} products lack something; ${refused.size} of these may not be offered in some country. ${pages.length} words or campaigns are left out of pages.`
}

function countryPart(country: Country, products: readonly MissingOfProduct[]): string {
  const name = nameOf(country)
  const rows = products.filter((one) => one.country === country).map(productRow)
  return `<section id="${country}" aria-labelledby="${country}-title">
<h2 id="${country}-title">${name}</h2>
${table(`Products that lack something in ${name}`, ['Product', 'What is missing', 'From', 'Consequence', 'Duty'], rows)}
</section>`
}

function productRow({ referenceKey, field, from, isRefused, duty }: MissingOfProduct): string[] {
  return [referenceKey, field, from, isRefused ? 'may not be offered' : 'is offered', dutyWords(duty)]
}

function settingRow({ locale, setting, duty }: SellableReport['settings'][number]): string[] {
  return [locale, setting, dutyWords(duty)]
}

function dutyWords(duty: DutyId): string {
  const { asks, source, isVerified } = LAW[duty]
  return `${duty}: ${asks} ${source}${isVerified ? '' : ' (not looked up)'}`
}

/** The first cell of a row names it. */
function table(caption: string, columns: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return '<p>Nothing.</p>'
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  )
  return `<table>
<caption>${escaped(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`
}

function countIn(country: Country, products: readonly MissingOfProduct[]): number {
  return products.filter((one) => one.country === country).length
}

function nameOf(country: Country): string {
  return escaped(new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country)
}

/** Colours are the reader's own. A chosen country hides the others, on paper as well. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 75rem; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; list-style: none; padding: 0; }
a { display: inline-block; padding: .25rem 0; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; }
caption { font-weight: 600; padding: .5rem 0; text-align: start; }
th, td { border: 1px solid; overflow-wrap: break-word; padding: .25rem .5rem; text-align: start; vertical-align: top; }
#all:has(> section:target) > section:not(:target) { display: none; }
@media (max-width: 40rem) { th, td { overflow-wrap: anywhere; } }
@media print { nav { display: none; } thead { display: table-header-group; } tr { break-inside: avoid; } }
`
