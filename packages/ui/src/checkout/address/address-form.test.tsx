import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { addressProblems } from '@shop/domain/address/address-problems'
import { markets } from '@shop/domain/market/markets'
import { anAddress } from '@shop/domain/testing/an-address'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type AddressFieldName, type AddressValues, emptyAddress } from './address-fields.ts'
import { AddressForm } from './address-form.tsx'

const LIMITED = ['company', 'street', 'houseNumber', 'addition', 'city'] as const

// The form took 50 letters of a company, the rule 100: a longer firm could not be typed.
test.each(LIMITED)('the field of the %s takes as many letters as the rule allows', (name) => {
  const longest = longestAllowed(name)

  expect(longest).toBeGreaterThan(0)
  expect(letters(name, {})).toBe(longest)
})

test('a number of the post has as many digits as the rule allows', () => {
  expect(letters('postNumber', { street: 'Packstation' })).toBe(longestAllowed('postNumber', '1'))
})

/** What the rule takes and one more is refused. */
function longestAllowed(name: AddressFieldName, letter = 'a'): number {
  const demands = { phoneRequired: false, birthDateRequired: false, now: new Date('2026-11-21T12:00:00Z') }
  const lengths = Array.from({ length: 300 }, (_, index) => index + 1)
  return (
    lengths.findLast((length) => {
      const address = anAddress({ gender: 'n', [name]: letter.repeat(length) })
      return addressProblems(address, markets['de-de'], demands).every(({ path }) => path !== name)
    }) ?? 0
  )
}

/** How many letters the field lets through. */
function letters(name: AddressFieldName, typed: Partial<AddressValues>): number {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <AddressForm
        group="shipping"
        legend="Lieferadresse"
        values={{ ...emptyAddress('DE'), gender: 'n', ...typed }}
        errors={{}}
        onChange={() => undefined}
        countries={['DE']}
      />
    </I18nProvider>,
  )
  const [field = ''] = new RegExp(`<input[^>]*name="shipping\\.${name}"[^>]*>`).exec(html) ?? []
  return Number(/maxlength="(\d+)"/i.exec(field)?.[1])
}
