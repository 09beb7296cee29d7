import { expect, test } from 'vitest'
import type { Language } from '../market/markets.ts'
import { guaranteeClaims } from './guarantee-claims.ts'

test.each<[Language, string, string[]]>([
  ['de', 'Gesetzliche Garantie inklusive', ['Gesetzliche Garantie inklusive']],
  ['de', 'Inkl. gesetzlicher Gewährleistung', ['Inkl. gesetzlicher Gewährleistung']],
  ['de', 'Nur bei uns: ein Sofa. Mit voller Gewährleistung!', ['voller Gewährleistung']],
  ['de', '2 Jahre Gewährleistung auf alles', ['2 Jahre Gewährleistung']],
  ['de', 'Mit 24 Monaten Garantie', ['24 Monaten Garantie']],
  ['de', 'Unser Garantie-Siegel', ['Garantie-Siegel']],
  ['de', 'Das Gewährleistungslabel', ['Gewährleistungslabel']],
  ['de', 'Rundes Siegel: 5 Jahre Garantie', ['Siegel: 5 Jahre Garantie']],
  ['fr', 'Garantie légale de conformité offerte', ['Garantie légale de conformité offerte']],
  ['fr', 'Inclus : rien. Gratuite, la garantie légale', []],
  ['fr', '2 ans de garantie sur tout', ['2 ans de garantie']],
  ['fr', 'Meubles : garantie 2 ans', ['garantie 2 ans']],
  ['fr', 'Notre label de garantie', ['label de garantie']],
  ['nl', 'Wettelijke garantie inbegrepen', ['Wettelijke garantie inbegrepen']],
  ['nl', 'Gratis wettelijke garantie', ['Gratis wettelijke garantie']],
  ['nl', 'Twee jaar garantie', ['Twee jaar garantie']],
  ['fr', 'Sceau « Garantie 5 ans »', ['Sceau « Garantie']],
  ['nl', 'Ons garantiezegel', ['garantiezegel']],
  ['nl', 'Keurmerk met vijf jaar garantie', ['Keurmerk met vijf jaar garantie']],
])('in %s "%s" sells what the law gives: %j', (language, text, claims) => {
  expect(guaranteeClaims(text, language)).toEqual(claims)
})

test.each<[Language, string]>([
  ['de', 'Die Garantie des Herstellers gilt neben der gesetzlichen Gewährleistung von zwei Jahren.'],
  ['de', 'Für alle Artikel gilt die gesetzliche Gewährleistung.'],
  ['de', 'Gesetzliche Gewährleistungsrechte bleiben, auch kostenlos.'],
  ['de', 'Kostenlose Lieferung, gesetzliche Gewährleistung'],
  ['de', 'Der Hersteller gibt 5 Jahre Garantie auf das Gestell.'],
  ['de', '12 Jahre Gewährleistung'],
  ['fr', 'Elle s’ajoute à la garantie légale de deux ans.'],
  ['fr', 'Le fabricant donne 12 ans de garantie.'],
  ['nl', 'Naast de wettelijke garantie van twee jaar'],
  ['nl', 'De fabrikant geeft 22 jaar garantie.'],
])('in %s "%s" sells nothing', (language, text) => {
  expect(guaranteeClaims(text, language)).toEqual([])
})
