import { expect, test } from 'vitest'
import { styleSheetsOf } from './page-sheets.ts'

const PAGES = '/packages/storefront/src/pages'
const IMPORTS: Record<string, { now?: string[]; later?: string[] }> = {
  'client.ts': { now: ['header.tsx'], later: [`${PAGES}/a/a-page.tsx`, `${PAGES}/b/b-page.tsx`] },
  'header.tsx': { now: ['header.module.css'], later: ['menu.tsx'] },
  'menu.tsx': { now: ['menu.module.css?used', 'plain.css'] },
  [`${PAGES}/a/a-page.tsx`]: { now: ['a.module.css'] },
  [`${PAGES}/b/b-page.tsx`]: { now: ['b.module.css'] },
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id]?.now ?? [],
    dynamicallyImportedIds: IMPORTS[id]?.later ?? [],
  }),
}

test('a page has the styles of all it may come to show, and none of another page', () => {
  const found = styleSheetsOf(['client.ts', `${PAGES}/a/a-page.tsx`], graph)

  expect(found.sort()).toEqual(['a.module.css', 'header.module.css', 'menu.module.css'])
})
