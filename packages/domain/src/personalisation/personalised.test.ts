import { expect, test } from 'vitest'
import { isOnlineOnly } from '../product-detail/is-online-only.ts'
import { aProduct, type ProductWords } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import {
  isBulky,
  isPersonalised,
  isSuitableForRetail,
  isVirtualBundle,
  isVppArticle,
} from './personalised.ts'

test.each<[string, ProductWords, (product: ReturnType<typeof aProduct>) => boolean, boolean]>([
  ['personalised', { traits: { personalisierterArtikel: '1' } }, isPersonalised, true],
  ['personalised', { traits: { personalisierterArtikel: '0' } }, isPersonalised, false],
  ['personalised', { traits: { personalisierterArtikel: 'ja' } }, isPersonalised, false],
  ['personalised', {}, isPersonalised, false],
  ['bulky', { traits: { bulkyOrLoad: '1' } }, isBulky, true],
  ['bulky', { traits: { bulkyOrLoad: 'Spedition' } }, isBulky, true],
  ['bulky', { traits: { bulkyOrLoad: '0' } }, isBulky, false],
  ['bulky', { traits: { bulkyOrLoad: '' } }, isBulky, false],
  ['bulky', { traits: { bulkyOrLoad: ' Nein ' } }, isBulky, false],
  ['bulky', {}, isBulky, false],
  ['a VPP article', { advancedTraits: { vppArticle: '1' } }, isVppArticle, true],
  ['a VPP article', { advancedTraits: { vppArticle: 1 } }, isVppArticle, true],
  ['a VPP article', { advancedTraits: { vppArticle: 0 } }, isVppArticle, false],
  ['a VPP article', { advancedTraits: { vppArticle: '0' } }, isVppArticle, false],
  ['a VPP article', { advancedTraits: { vppArticle: '' } }, isVppArticle, false],
  ['a VPP article', { advancedTraits: { vppArticle: null } }, isVppArticle, false],
  ['a bundle', { advancedTraits: { virtuelleBundles: '4711;4712' } }, isVirtualBundle, true],
  ['a bundle', {}, isVirtualBundle, false],
])('%s by %j', (_, words, rule, answer) => {
  expect(rule(aProduct(words))).toBe(answer)
})

test.each<[string, ProductWords, boolean]>([
  ['an ordinary product', {}, true],
  ['a personalised one', { traits: { personalisierterArtikel: '1' } }, false],
  ['a bulky one', { traits: { bulkyOrLoad: '1' } }, false],
  ['a VPP article', { advancedTraits: { vppArticle: '1' } }, false],
  ['a virtual bundle', { advancedTraits: { virtuelleBundles: '1' } }, false],
])('%s: suitable for retail is %s, online-only the opposite', (_, words, suitable) => {
  expect(isSuitableForRetail(aProduct(words))).toBe(suitable)
  expect(isOnlineOnly(aProduct(words), aVariant())).toBe(!suitable)
})

test('what is sold out is online-only, though it would suit a store', () => {
  expect(isSuitableForRetail(aProduct())).toBe(true)
  expect(isOnlineOnly(aProduct(), aVariant({ buyability: 4 }))).toBe(true)
})
