import { expect, test } from 'vitest'
import { authGuest, authLogin, authRegister } from './auth.ts'
import { feature } from './feature.ts'

test.each([
  ['frontend_auth_login', authLogin],
  ['frontend_auth_register', authRegister],
  ['frontend_auth_guest', authGuest],
])('%s tells the id and nothing else', (name, event) => {
  expect(event('c1')).toEqual({ name, consent: 'analytics', payload: { customer_id: 'c1' }, guarded: [] })
})

test('a swiped picture is a feature that was used', () => {
  expect(feature('picture_swipe')).toMatchObject({
    name: 'frontend_feature',
    payload: { feature: 'picture_swipe' },
  })
})
