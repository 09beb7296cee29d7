import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DIALOGS, type DialogName, type DialogTraits } from './dialog-table.ts'

/** The specification's words, in its order, and what each dialog is called here. */
const SPECIFIED: [words: string, name: DialogName][] = [
  ['product attribute picker', 'productAttributePicker'],
  ['campaign banner', 'campaignBanner'],
  ['consent banner', 'consentBanner'],
  ['wishlist more info', 'wishlistMoreInfo'],
  ['wishlist add to cart', 'wishlistAddToCart'],
  ['product popup', 'productPopup'],
  ['click and reserve from basket', 'clickAndReserveFromBasket'],
  ['listing facet', 'listingFacet'],
  ['listing sort', 'listingSort'],
  ['listing filter', 'listingFilter'],
  ['electrical-law info', 'electricalLawInfo'],
  ['add to cart layer (also for the wishlist)', 'addToCartLayer'],
  ['click and reserve on the product page', 'clickAndReserveOnProduct'],
  ['product customize', 'productCustomize'],
  ['product image', 'productImage'],
  ['forgot password', 'forgotPassword'],
  ['password guide', 'passwordGuide'],
  ['remind when available', 'remindWhenAvailable'],
  ['campaign conditions', 'campaignConditions'],
  ['cancel order', 'cancelOrder'],
  ['delete account', 'deleteAccount'],
  ['product seals', 'productSeals'],
  ['desktop side navigation', 'sideNavigation'],
  ['mobile navigation', 'mobileNavigation'],
  ['product attribute advisor', 'productAttributeAdvisor'],
  ['carrier info', 'carrierInfo'],
  ['bundle promotion add', 'bundlePromotionAdd'],
  ['sibling select', 'siblingSelect'],
  ['promotion product disclaimer', 'promotionDisclaimer'],
  ['country picker', 'countryPicker'],
  ['basket shipping cost progress', 'basketShippingCostProgress'],
]

const sources = tsxBelow(join(import.meta.dirname, '../..')).join('\n')

/** The viewer of pictures fills the screen and belongs to the gallery, which knows no table. */
const IN_UI: Partial<Record<DialogName, string>> = { productImage: 'product/gallery/gallery-zoom.tsx' }

test.each(SPECIFIED)('%s is registered and drawn somewhere', (_, name) => {
  const traits: DialogTraits = DIALOGS[name]

  expect(['center', 'right', 'left', 'mobileLeft']).toContain(traits.position)
  const own = IN_UI[name]
  if (own !== undefined) {
    const source = readFileSync(join(import.meta.dirname, '../../../../ui/src', own), 'utf8')
    expect(source).toContain('<dialog')
    return
  }
  expect(sources).toMatch(new RegExp(`name="${name}"|'${name}'`))
})

test('no dialog is registered that the specification does not name', () => {
  expect(Object.keys(DIALOGS)).toEqual(SPECIFIED.map(([, name]) => name))
})

test('a question may be waved away, which means no; choices that are lost by it may not', () => {
  const modal = Object.entries(DIALOGS).flatMap(([name, { kind }]) => (kind === 'modal' ? [name] : []))

  expect(modal).toEqual(['consentBanner'])
})

function tsxBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
