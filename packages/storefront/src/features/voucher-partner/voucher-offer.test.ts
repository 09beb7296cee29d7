import { anOrder } from '@shop/domain/testing/an-order'
import { expect, test } from 'vitest'
import { partnerFrame } from './voucher-offer.ts'

test('the partner learns what was bought for how much, and nothing about by whom', () => {
  const order = anOrder()
  const frame = partnerFrame(order, { script: 'https://partner.example/a.js', source: '17', medium: '3' })

  expect(frame).toMatchObject({
    trafficSourceNumber: '17',
    trafficMediumNumber: '3',
    orderId: order.number,
    orderValue: (order.cost.withoutTax / 100).toFixed(2),
    orderCurrency: order.currencyCode,
  })
  expect(JSON.stringify(frame)).not.toContain(order.customer.email)
})
