import { addedMessage, addedMessageId } from './added-message.ts'
import { camelCase, pascalCase, plainWords } from './names.ts'
import type { Recipe } from './recipe.ts'
import { withImport, withListLine } from './registration.ts'

const TABLE = 'packages/domain/src/link/pages.ts'
const ROUTES = 'packages/storefront/src/routes.tsx'
const LOCALES = 'packages/i18n/src/locales'

const LANGUAGES = ['de', 'fr', 'nl'] as const

/** What the page is called in each language; its English name where nothing is said. */
export type PageTitles = Partial<Record<(typeof LANGUAGES)[number], string>>

/**
 * A page: route and page in a folder, its row in the table of pages, its line among the routes, and its title in every
 * language. The row begins with the careful values: personal and closed to crawlers.
 *
 * @param address German, as `/groessenhilfe/`
 */
export function pageRecipe(name: string, address: string, titles: PageTitles = {}): Recipe {
  const folder = `packages/storefront/src/pages/${name}`
  const page = camelCase(name)
  const title = (language: keyof PageTitles) => titles[language] ?? plainWords(name)

  return {
    files: [
      { path: `${folder}/${name}-route.ts`, text: routeText(name, title('de')) },
      { path: `${folder}/${name}-page.tsx`, text: pageText(name, title('de')) },
    ],
    changes: [
      {
        path: TABLE,
        change: (source) => {
          if (source.includes(`path: '${address}'`))
            throw new Error(`${TABLE} has a page at ${address} already: choose another --path.`)
          if (source.includes(`\n  ${page}: {`))
            throw new Error(`${TABLE} has a page called ${page} already: choose another name.`)
          return withListLine(source, `${page}: { path: '${address}', ...ERRAND },`, {
            opening: 'export const PAGES = {',
            before: 'documentation: {',
          })
        },
      },
      {
        path: ROUTES,
        change: (source) =>
          withListLine(
            withImport(source, `import { ${page}Route } from './pages/${name}/${name}-route.ts'`),
            `${page}Route,`,
            { opening: 'root.addChildren([', before: 'contentRoute' },
          ),
      },
      ...LANGUAGES.map((language) => ({
        path: `${LOCALES}/${language}.po`,
        change: (source: string) =>
          addedMessage(source, {
            id: `${page}.title`,
            text: title(language),
            files: [
              `../storefront/src/pages/${name}/${name}-page.tsx`,
              `../storefront/src/pages/${name}/${name}-route.ts`,
            ],
          }),
      })),
      {
        path: `${LOCALES}/message-ids.ts`,
        change: (source) => addedMessageId(source, `${page}.title`),
      },
    ],
    next: [
      `Look at its row in ${TABLE}: ...ERRAND is for a page about the shopper's own things; one that is the same for everybody takes ...UNLISTED, one that search engines may show ...OPEN and pageHead instead of privateHead, and ${TABLE.replace('.ts', '.test.ts')} names it.`,
      ...(LANGUAGES.every((language) => titles[language])
        ? []
        : [`Say its title in German, French and Dutch in ${LOCALES}, and the German one in ${folder}.`]),
      `A page that loads something gets ${name}-loader.ts and pageLoader(…), see pages/product; with hasCampaigns its loader brings the campaign above it, see pages/contact.`,
    ],
  }
}

function routeText(name: string, title: string): string {
  const page = camelCase(name)
  return `import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** Say here in one sentence what the page is for. */
export const ${page}Route = createRoute({
  getParentRoute: () => root,
  path: PAGES.${page}.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: '${page}.title', message: ${quoted(title)} }), PAGES.${page}.path),
  staticData: { page: '${name}/${name}-page.tsx' },
  component: lazyRouteComponent(() => import('./${name}-page.tsx'), '${pascalCase(name)}Page'),
})
`
}

function pageText(name: string, title: string): string {
  return `import { useLingui } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'

/** Say here in one sentence what a shopper does on this page. */
export function ${pascalCase(name)}Page() {
  const { i18n } = useLingui()

  return (
    <PageWidth>
      <h1>{i18n.t({ id: '${camelCase(name)}.title', message: ${quoted(title)} })}</h1>
    </PageWidth>
  )
}
`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
