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

// The address of a bill asked for a number "for questions about the delivery".
test.each([
  ['shipping', '', true],
  ['billing', '', false],
  ['billing', '040 123456', true],
] as const)('the %s address with the number "%s" has a field for the phone: %s', (group, phone, isAsked) => {
  expect(formOf(group, { phone }).includes(`name="${group}.phone"`)).toBe(isAsked)
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
  const html = formOf('shipping', { gender: 'n', ...typed })
  const [field = ''] = new RegExp(`<input[^>]*name="shipping\\.${name}"[^>]*>`).exec(html) ?? []
  return Number(/maxlength="(\d+)"/i.exec(field)?.[1])
}

function formOf(group: 'shipping' | 'billing', typed: Partial<AddressValues>): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <AddressForm
        group={group}
        legend="Lieferadresse"
        values={{ ...emptyAddress('DE'), ...typed }}
        errors={{}}
        onChange={() => undefined}
        countries={['DE']}
      />
    </I18nProvider>,
  )
}
