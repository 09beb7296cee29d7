import { expect, test } from 'vitest'
import { liveStyleSheets } from './document-sheets.ts'

const PAGES = '/packages/storefront/src/pages'
const PAGE = `${PAGES}/product/product-page.tsx`
const BANNER = '/packages/storefront/src/shell/start/after-start-parts.ts'
const IMPORTS: Record<string, { now?: string[]; later?: string[] }> = {
  'client.ts': { now: ['header.tsx'], later: [PAGE, BANNER, `${PAGES}/b/b-page.tsx`] },
  'header.tsx': { now: ['header.module.css'], later: ['menu.tsx'] },
  'menu.tsx': { now: ['menu.module.css?used', 'plain.css'] },
  [PAGE]: { now: ['page.module.css'], later: ['sleeping.tsx'] },
  [BANNER]: { now: ['banner.module.css?used'], later: ['settings.tsx'] },
  'settings.tsx': { now: ['settings.module.css'] },
  'sleeping.tsx': { now: ['sleeping.module.css'] },
  [`${PAGES}/b/b-page.tsx`]: { now: ['b.module.css'] },
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id]?.now ?? [],
    dynamicallyImportedIds: IMPORTS[id]?.later ?? [],
  }),
}

test('from the beginning a page has the styles of its live parts, and none of what opens, sleeps or is another page', () => {
  const found = liveStyleSheets(['client.ts', PAGE], graph)

  expect(found.sort()).toEqual(['banner.module.css', 'header.module.css', 'page.module.css'])
})
