import {
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  Scripts,
} from '@tanstack/react-router'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { afterEach, expect, test, vi } from 'vitest'
import { routerScripts } from './router-scripts.ts'

const INLINE = /<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g
const SMUGGLED = 'alert("smuggled in by a story")'

afterEach(() => {
  vi.useRealTimers()
})

test('the same page is the same bytes, whenever it is rendered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  const first = await rendered()
  vi.setSystemTime(new Date('2026-11-22T10:01:05Z'))

  expect((await rendered()).html).toBe(first.html)
})

test('the scripts of the router are told, and no script that a page has brought', async () => {
  const { html, scripts } = await rendered()

  const written = [...html.matchAll(INLINE)].map(([, script]) => script)
  expect(written).toContain(SMUGGLED)
  expect(written.filter((script) => script !== SMUGGLED)).toEqual(expect.arrayContaining([...scripts]))
  expect(scripts).toEqual(expect.arrayContaining(written.filter((script) => script !== SMUGGLED)))
  expect(scripts.length).toBeGreaterThan(0)
})

async function rendered() {
  const router = aRouter()
  const scripts = routerScripts(router)
  const handle = createRequestHandler({
    request: new Request('https://shop.example/sofas/'),
    createRouter: () => router,
  })
  const html = await (await handle(defaultRenderHandler)).text()
  return { html, scripts }
}

function aRouter() {
  const root = createRootRoute({
    component: () => (
      <html lang="de">
        <head>
          <HeadContent />
        </head>
        <body>
          <Outlet />
          <Scripts />
        </body>
      </html>
    ),
  })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/sofas/',
    loader: async () => ({ title: 'Sofas' }),
    component: () => <div dangerouslySetInnerHTML={{ __html: `<script>${SMUGGLED}</script>` }} />,
  })
  return createRouter({
    routeTree: root.addChildren([page]),
    trailingSlash: 'always',
    scrollRestoration: true,
  })
}
