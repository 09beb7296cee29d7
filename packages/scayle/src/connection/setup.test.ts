import { expect, test } from 'vitest'
import { scayleSetup } from './setup.ts'

const GOODS = { SCAYLE_HOST: 'tenant.storefront.api.scayle.cloud', SCAYLE_TOKEN: 'token' }
const CHECKOUT = {
  SCAYLE_CHECKOUT_HOST: 'tenant.checkout.api.scayle.cloud',
  SCAYLE_CHECKOUT_USER: 'shop',
  SCAYLE_CHECKOUT_TOKEN: 'told',
  SCAYLE_CHECKOUT_SECRET: 'secret',
}

test('a tenant without a checkout can be looked at', () => {
  expect(scayleSetup({}, GOODS)).toMatchObject({ host: GOODS.SCAYLE_HOST, checkout: null })
})

test('a checkout is opened by its four variables, and by partners where there are some', () => {
  const partners = 'https://*.adyen.com  https://js.klarna.com'

  const { checkout } = scayleSetup({}, { ...GOODS, ...CHECKOUT, SCAYLE_CHECKOUT_PARTNERS: partners })

  expect(checkout).toEqual({
    origin: 'https://tenant.checkout.api.scayle.cloud',
    user: 'shop',
    token: 'told',
    secret: 'secret',
    partners: ['https://*.adyen.com', 'https://js.klarna.com'],
  })
  expect(scayleSetup({}, { ...GOODS, ...CHECKOUT }).checkout?.partners).toEqual([])
})

test.each(Object.keys(CHECKOUT))('a checkout without %s is refused by its name', (name) => {
  const environment = { ...GOODS, ...CHECKOUT, [name]: undefined }

  expect(() => scayleSetup({}, environment)).toThrow(`${name} is missing`)
})

test.each([
  ['SCAYLE_CHECKOUT_HOST', 'https://tenant.checkout.api.scayle.cloud'],
  ['SCAYLE_CHECKOUT_SECRET', ''],
  ['SCAYLE_CHECKOUT_PARTNERS', 'http://adyen.com'],
  ['SCAYLE_CHECKOUT_PARTNERS', "https://adyen.com 'unsafe-inline'"],
])('%s is not %s', (name, value) => {
  expect(() => scayleSetup({}, { ...GOODS, ...CHECKOUT, [name]: value })).toThrow(name)
})
