import { expect, test } from 'vitest'
import { hasTwin, pageOfTwin, takesMarkdown, twinAddress } from './twin-address.ts'

test.each([
  ['/wohnen/sofas/', '/', '/wohnen/sofas.md'],
  ['/fr-ch/p/lampe-1/?variant=1_s', '/fr-ch/', '/fr-ch/p/lampe-1.md?variant=1_s'],
  ['/', '/', '/index.md'],
  ['/fr-ch/', '/fr-ch/', '/fr-ch/index.md'],
])('the twin of %s is %3$s, and leads back', (page, root, twin) => {
  expect(twinAddress(page, root)).toBe(twin)
  expect(pageOfTwin(twin.split('?')[0] ?? '')).toBe(page.split('?')[0])
})

test.each(['/wohnen/', '/md/', '/.md', '/fr-ch/.md'])('%s is no twin', (path) => {
  expect(pageOfTwin(path)).toBeNull()
})

test.each([
  ['/p/lampe-1/', true],
  ['/agb/', true],
  ['/', true],
  ['/suche/', false],
  ['/warenkorb/', false],
  ['/konto/bestellungen/', false],
  ['/vertrag-widerrufen/', false],
])('whether %s has a twin: %s', (path, expected) => {
  expect(hasTwin(path)).toBe(expected)
})

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html, text/markdown', true],
  ['text/html, text/markdown;q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['*/*', false],
  [null, false],
])('Accept: %s takes Markdown: %s', (accept, expected) => {
  expect(takesMarkdown(accept)).toBe(expected)
})
