import { describe, expect, test } from 'vitest'
import { CURRENCIES, type Currency } from '../market/markets.ts'
import { likelyAmount, parseAmount } from './parse-amount.ts'

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

// What is sure has the same answer wherever it is read: in a file, in a field of the office, on the command line.
describe.each<[string, string, number | null]>([
  ['whole', '12', 1200],
  ['one decimal', '12,5', 1250],
  ['a comma', '12,50', 1250],
  ['a point', '12.50', 1250],
  ['cents alone', '0,05', 5],
  ['nothing', '0', 0],
  ['blanks around it', ' 7,99 ', 799],
  ['no-break spaces around it', `${NO_BREAK}7,99${NARROW}`, 799],
  ['many figures', '1299', 129_900],
  ['German groups', '1.299,00', 129_900],
  ['English groups', '1,299.00', 129_900],
  ['Swiss groups', "1'299.00", 129_900],
  ['Swiss groups as they are printed', '1’299.00', 129_900],
  ['groups with spaces', '1 299,00', 129_900],
  ['groups with no-break spaces', `1${NO_BREAK}299,00`, 129_900],
  ['groups with narrow no-break spaces', `1${NARROW}299,00`, 129_900],
  ['a group that an apostrophe sets', "1'299", 129_900],
  ['a group that a space sets', '1 299', 129_900],
  ['two groups, which no decimals can be', '1.234.567', 123_456_700],
  ['two groups and decimals', '1.234.567,89', 123_456_789],
  ['groups and one decimal', '1.299,5', 129_950],
  ['three decimals after too many figures for a group', '1299.500', 129_950],
  ['three decimals of nothing', '0.500', 50],
  ['decimals that are zero', '19.990000', 1999],
  ['the most that a column holds', '21.474.836,47', 2_147_483_647],
  ['more than that', '21.474.836,48', null],
  ['much more', '999999999', null],
  ['what no number holds', '9'.repeat(400), null],
  ['a group or decimals', '1.299', null],
  ['a group or decimals, with a comma', '1,299', null],
  ['parts of a cent', '12345,505', null],
  ['a short group', '1.29,00', null],
  ['groups of two kinds', "1'234.567,00", null],
  ['one sign as group and decimal', '1.299.00', null],
  ['decimals after decimals', '1,2,3', null],
  ['a group too long', '1234.567,00', null],
  ['decimals alone', '.99', null],
  ['an end that is missing', '12,', null],
  ['less than nothing', '-5', null],
  ['a plus', '+3', null],
  ['an exponent', '1e3', null],
  ['a hexadecimal number', '0x10', null],
  ['infinity', 'Infinity', null],
  ['figures of another script', '１２', null],
  ['nothing at all', '', null],
  ['a blank', ' ', null],
  ['a word', 'zwölf', null],
  ['two amounts', '12 50', null],
])('%s', (_, text, amount) => {
  test(`${text.slice(0, 20)} is read exactly`, () => {
    expect(parseAmount(text)).toBe(amount)
  })

  test(`${text.slice(0, 20)} is the same for a file`, () => {
    expect(parseAmount(text, { currencies: CURRENCIES })).toBe(amount)
  })
})

test.each<[string, Currency[], number | null]>([
  ['12,50 €', ['EUR'], 1250],
  ['€12.50', ['EUR'], 1250],
  ['EUR 1.299,00', ['EUR'], 129_900],
  [`1.299,00${NO_BREAK}€`, ['EUR'], 129_900],
  ['12.50 eur', ['EUR'], 1250],
  ["CHF 1'299.00", ['CHF'], 129_900],
  ['Fr. 19.90', ['CHF'], 1990],
  ['19.90 Fr', ['CHF'], 1990],
  ['CHF 19.90', ['EUR', 'CHF'], 1990],
  ['12,50 €', [], null],
  ['12,50 €', ['CHF'], null],
  ['Fr. 19.90', ['EUR'], null],
  ['19.90 USD', ['EUR', 'CHF'], null],
  ['€ 5 €', ['EUR'], null],
  ['€', ['EUR'], null],
  ['1.299 €', ['EUR'], null],
])('%s where %j may be said is %j', (text, currencies, amount) => {
  expect(parseAmount(text, { currencies })).toBe(amount)
})

test.each([
  ['16.7983', 167_983],
  ['19.99', 199_900],
  ['0.125', 1250],
  ['19.990000', 199_900],
  ['19.99999', null],
  ['1.299', null],
  ['21474836,4700', 214_748_364_700],
  ['21474836,4701', null],
])('%s of a net price is %j ten-thousandths', (text, amount) => {
  expect(parseAmount(text, { decimals: 4 })).toBe(amount)
})

// In a browser that speaks English a French shop read „19,95“ as 1 995 €, and filtered by it.
test.each([
  ['19,95', 1995],
  ['1.995', 199_500],
  ['1,995', 199_500],
  [`1${NARROW}995,50`, 199_550],
  ['1’995.50', 199_550],
  ['0.500', 50],
  ['19,', 1900],
  ['19.', 1900],
  [' 30 ', 3000],
  ['19,,', null],
  ['19,955555', null],
  ['-5', null],
  ['1,2,3', null],
  ['', null],
  [',', null],
])('%s is most likely %j', (text, amount) => {
  expect(likelyAmount(text)).toBe(amount)
})
