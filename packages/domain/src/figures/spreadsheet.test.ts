import { expect, test } from 'vitest'
import { inUnits, spreadsheet } from './spreadsheet.ts'

const GERMAN = { separator: ';', decimal: ',' } as const
const ENGLISH = { separator: ',', decimal: '.' } as const

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', '"\'\t=1"'],
  ['\u00a0=1', "'\u00a0=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("https://x";"y")', '"\'=HYPERLINK(""https://x"";""y"")"'],
  ['Sofa "Nord"', '"Sofa ""Nord"""'],
  ['Sofa; grau', '"Sofa; grau"'],
  ['1. line\n=2', '"1. line\n=2"'],
  ['a=b', 'a=b'],
])('the text %j is written as %j', (cell, written) => {
  expect(spreadsheet([[cell]], GERMAN)).toBe(`\ufeff${written}\r\n`)
})

test('numbers stay numbers, below nothing too, and nothing is empty', () => {
  expect(spreadsheet([['Umsatz', inUnits(123_450), inUnits(-5), null]], GERMAN)).toBe(
    '\ufeffUmsatz;1234,5;-0,05;\r\n',
  )
  expect(spreadsheet([[inUnits(123_456)]], ENGLISH)).toBe('\ufeff1234.56\r\n')
})
