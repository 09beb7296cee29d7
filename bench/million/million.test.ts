import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inOne, keptCatalogue } from './kept-catalogue.ts'
import { linkedProducts, questionsOf } from './questions.ts'

const folder = mkdtempSync(join(tmpdir(), 'million-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('how far an import is outlives the run, until another database is met', () => {
  const run = { seconds: 10, cpuSeconds: 5, peakMB: 400 }
  keptCatalogue(1000, folder).note({ isGenerated: true, runs: [run], isImported: true })

  const again = keptCatalogue(1000, folder)
  expect(again.state()).toEqual({ isGenerated: true, runs: [run], isImported: true })
  expect(keptCatalogue(2000, folder).state().isGenerated).toBe(false)

  again.forget()
  expect(keptCatalogue(1000, folder).state()).toEqual({ isGenerated: true, runs: [], isImported: false })
})

test('an import in two goes took both times and the larger memory', () => {
  const runs = [
    { seconds: 500, cpuSeconds: 200, peakMB: 430 },
    { seconds: 100, cpuSeconds: 40, peakMB: 390 },
  ]

  expect(inOne(runs)).toEqual({ seconds: 600, cpuSeconds: 240, peakMB: 430 })
})

test('no address is asked for twice while the catalogue has products enough', () => {
  const products = Array.from({ length: 300 }, (_, index) => `/p/${index}/`)

  for (const { what, address } of questionsOf('/wohnen/', products)) {
    const asked = Array.from({ length: 220 }, (_, round) => address(round))
    expect([what, new Set(asked).size]).toEqual([what, asked.length])
  }
})

test('products are read from the links of a listing, each once', () => {
  const html =
    '<a href="/p/1/sofa/">A</a><a href="/p/1/sofa/">A</a><a href="/wohnen/">B</a><a href="/p/2/bett/?variant=x">C</a>'

  expect(linkedProducts(html)).toEqual(['/p/1/sofa/', '/p/2/bett/'])
})
