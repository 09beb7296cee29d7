import { expect, test } from 'vitest'
import { isOtherPage } from './styles-for.ts'

// The router's own path has no prefix: in every locale but one each page took itself for another.
test.each([
  ['/fr-ch/wohnen/', '/fr-ch/wohnen/', false],
  ['/fr-ch/wohnen/#oben', '/fr-ch/wohnen/', false],
  ['/fr-ch/wohnen/?farbe=rot', '/fr-ch/wohnen/?farbe=rot', false],
  ['/fr-ch/wohnen/?farbe=rot#oben', '/fr-ch/wohnen/', true],
  ['/fr-ch/', '/fr-ch/wohnen/', true],
  ['/wohnen/', '/wohnen/', false],
  ['/p/stuhl-gr%C3%BCn-1/', '/p/stuhl-gr%C3%BCn-1/', false],
])('%s is another page than %s: %j', (href, arrivedAt, isOther) => {
  expect(isOtherPage(href, arrivedAt)).toBe(isOther)
})
