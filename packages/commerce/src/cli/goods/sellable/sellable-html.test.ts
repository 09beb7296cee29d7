import { expect, test } from 'vitest'
import { sellableHtml } from './sellable-html.ts'
import type { SellableReport } from './sellable-report.ts'

const REPORT: SellableReport = {
  shop: 'Kind & Kegel',
  on: '2026-11-26',
  countries: ['DE', 'FR'],
  settings: [{ locale: 'de-de', duty: 'C-01', setting: 'features.withdrawalFunction' }],
  products: [
    {
      referenceKey: 'P<1>',
      country: 'FR',
      duty: 'C-15',
      field: 'maker',
      from: '2024-12-13',
      isRefused: true,
    },
    {
      referenceKey: 'P2',
      country: 'FR',
      duty: 'C-18',
      field: 'facts.fibres',
      from: '2012-05-08',
      isRefused: false,
    },
  ],
  pages: ['story aktionen in de-ch: a campaign is left out: "20 %" <b>'],
  changes: [{ day: '2027-02-18', duty: 'C-43', change: 'begins', countries: ['DE', 'FR'] }],
}

test('the page needs nothing beside itself and runs nothing', () => {
  const page = sellableHtml(REPORT)

  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(page).toContain('<title>What the law asks of Kind &amp; Kegel on 2026-11-26</title>')
  expect(page).not.toMatch(/<script|<link|src=|url\(|https?:/)
})

test('every table has a caption, and headers of its columns and rows', () => {
  const tables = sellableHtml(REPORT).match(/<table>.*?<\/table>/gs) ?? []

  expect(tables).toHaveLength(4)
  for (const table of tables) {
    expect(table).toContain('<caption>')
    const columns = table.match(/<th scope="col">/g)?.length
    for (const row of table.match(/<tr><th scope="row">.*?<\/tr>/gs) ?? [])
      expect(row.match(/<t[hd]/g)).toHaveLength(columns ?? 0)
  }
})

test('a link for each country leads to its part, with as many products as lack something', () => {
  const page = sellableHtml(REPORT)
  const links = [...page.matchAll(/<a href="#(\w+)">([^<]*)/g)].map(([, id, words]) => [id, words])

  expect(links).toEqual([
    ['all', 'All'],
    ['DE', 'Germany, 0'],
    ['FR', 'France, 2'],
  ])
  for (const [id] of links) expect(page).toContain(` id="${id}"`)
})

test('names are text, consequences are said, and what nobody has looked up is marked', () => {
  const page = sellableHtml(REPORT)

  expect(page).toContain('P&lt;1&gt;')
  expect(page).toContain('a campaign is left out: &quot;20 %&quot; &lt;b&gt;')
  expect(page).toContain('<td>may not be offered</td>')
  expect(page).toContain('1 settings and 2 products lack something; 1 of these may not be offered')
  expect(page).toMatch(/C-43: .* \(not looked up\)/)
})

test('a shop without a fault is told so', () => {
  expect(sellableHtml({ ...REPORT, settings: [], products: [], pages: [], changes: [] })).toContain(
    'Nothing is missing.',
  )
})
