import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

test.each([
  '/konto/',
  '/kasse/',
  '/suche/?query=sofa&seite=2',
  '/wohnen/sofas/#bewertungen',
  '/p/sofa-alva-100102/?variant=100102-1',
])('%s is a page of this shop', (href) => {
  expect(redirectTarget(href, '/')).toBe(href)
})

test.each([
  [undefined],
  [''],
  ['konto/'],
  ['//evil.example/'],
  ['///evil.example/'],
  ['\\\\evil.example/'],
  ['/\\evil.example/'],
  ['/\\/evil.example/'],
  ['/konto\\..\\..\\evil/'],
  ['https://evil.example/'],
  ['HTTPS:evil.example/'],
  ['javascript:alert(1)/'],
  ['data:text/html,x/'],
  [' //evil.example/'],
  ['/\t/evil.example/'],
  ['/\n/evil.example/'],
  ['\u0000//evil.example/'],
  ['/.//evil.example/'],
  ['/konto/..//evil.example/'],
  ['/%2e//evil.example/'],
  ['//evil.example@shop.example/'],
  ['/api/user/auth/logout/'],
  ['/sandbox/pay/1/'],
  ['/icon-de-de-32x32.png'],
  ['/login/'],
  ['/login/?redirect=/login/'],
  ['/kasse/login/'],
])('%j is not followed', (href) => {
  expect(redirectTarget(href, '/konto/')).toBe('/konto/')
})

test('dots lead nowhere else', () => {
  expect(redirectTarget('/wohnen/../../konto/', '/')).toBe('/konto/')
})
