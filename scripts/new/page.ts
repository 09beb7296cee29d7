import { camelCase, pascalCase } from './names.ts'
import type { Recipe } from './recipe.ts'
import { withImport, withListLine } from './registration.ts'

const ROUTES = 'packages/storefront/src/routes.tsx'
const WITHOUT_BAR = 'packages/domain/src/content/pages-without-bar.ts'

/**
 * A page: route and page in a folder, and its lines among the addresses and among the pages that carry no campaign's
 * bar, because it has no loader yet that could bring one. `address` is German, as `/groessenhilfe/`.
 */
export function pageRecipe(name: string, address: string): Recipe {
  const folder = `packages/storefront/src/pages/${name}`
  const route = `${camelCase(name)}Route`

  return {
    files: [
      { path: `${folder}/${name}-route.ts`, text: routeText(name, address) },
      { path: `${folder}/${name}-page.tsx`, text: pageText(name) },
    ],
    changes: [
      {
        path: ROUTES,
        change: (source) => {
          if (source.includes(`// ${address}\n`))
            throw new Error(`${ROUTES} has a page at ${address} already: choose another --path.`)
          return withListLine(
            withImport(source, `import { ${route} } from './pages/${name}/${name}-route.ts'`),
            `${route}, // ${address}`,
            { opening: 'root.addChildren([', before: 'contentRoute' },
          )
        },
      },
      {
        path: WITHOUT_BAR,
        change: (source) =>
          withListLine(source, `'${address}',`, {
            opening: 'PAGES_WITHOUT_BAR: readonly string[] = [',
            before: 'EXPORT_PATH',
          }),
      },
    ],
    next: [
      `Word the title in ${folder}/${name}-route.ts, then run "pnpm messages" and translate.`,
      'A page that search engines may find takes pageHead instead of privateHead.',
      `A page that loads something gets ${name}-loader.ts and pageLoader(…), see pages/product; it can carry a campaign's bar then, and its line in ${WITHOUT_BAR} goes.`,
    ],
  }
}

function routeText(name: string, address: string): string {
  return `import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** Say here in one sentence what the page is for. */
export const ${camelCase(name)}Route = createRoute({
  getParentRoute: () => root,
  path: '${address}',
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: '${camelCase(name)}.title', message: '${pascalCase(name)}' }), '${address}'),
  staticData: { page: '${name}/${name}-page.tsx' },
  component: lazyRouteComponent(() => import('./${name}-page.tsx'), '${pascalCase(name)}Page'),
})
`
}

function pageText(name: string): string {
  return `import { Trans } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'

/** Say here in one sentence what a shopper does on this page. */
export function ${pascalCase(name)}Page() {
  return (
    <PageWidth>
      <h1>
        <Trans id="${camelCase(name)}.title" message="${pascalCase(name)}" />
      </h1>
    </PageWidth>
  )
}
`
}
