import { I18nProvider } from '@lingui/react'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { i18n, LANGUAGES, speak, speakWholly } from '../src/client/language.ts'
import { sessionQuery } from '../src/client/session-query.ts'
import { type StoryOffice, sampleSession } from '../src/testing/story-office.ts'

// Under test, tables of React Aria ask Node whether they are measured; a browser has no such thing.
if (!('process' in globalThis)) Object.assign(globalThis, { process: { env: {} } })

type Opened = { globals: Record<string, unknown>; parameters: { office?: StoryOffice } }

/** Speaks the chosen language, and lets the shop of the story answer in place of a server. */
export async function openOffice({ globals, parameters }: Opened): Promise<() => void> {
  sessionStorage.clear()
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  const language = LANGUAGES.find((each) => each === globals.language) ?? 'en'
  await speakWholly(language)
  await speak(language)
  const real = window.fetch
  const asks = new Map<string, number>()
  window.fetch = (asked, init) => answered(parameters.office, asks, asked) ?? real(asked, init)
  return () => {
    window.fetch = real
  }
}

/** Every story stands in an office of its own, at an address: what one has asked or typed the next does not see. */
export const withOffice: Decorator = (Story, { parameters, id }) => (
  <Around key={id} office={parameters.office}>
    <Story />
  </Around>
)

/** What the route shows: a story is drawn anew when its controls change, and its router stays. */
const Shown = createContext<ReactNode>(null)
const ShownStory = () => useContext(Shown)

function Around({ office = {}, children }: { office?: StoryOffice | undefined; children: ReactNode }) {
  const [queries] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(sessionQuery.queryKey, office.session ?? sampleSession(office))
    return client
  })
  const [router] = useState(() => {
    const root = createRootRoute({ component: Outlet })
    const desk = createRoute({ getParentRoute: () => root, id: 'desk', component: Outlet })
    const page = createRoute({
      getParentRoute: () => (office.isBeforeDesk ? root : desk),
      path: office.route ?? '/$shop',
      component: ShownStory,
    })
    return createRouter({
      routeTree: root.addChildren(office.isBeforeDesk ? [page] : [desk.addChildren([page])]),
      history: createMemoryHistory({ initialEntries: [office.address ?? '/sample'] }),
      defaultNotFoundComponent: () => null,
    })
  })
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <Shown value={children}>
          <RouterProvider router={router} />
        </Shown>
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** What the office of the story answers; undefined for an address that is not the office's door. */
function answered(
  office: StoryOffice | undefined,
  asks: Map<string, number>,
  asked: RequestInfo | URL,
): Promise<Response> | undefined {
  const address = String(asked instanceof Request ? asked.url : asked)
  const command = /\/api\/(?:shops\/[^/]+\/|company\/|account\/|(?=sign-in$))([\w-]+)$/.exec(address)?.[1]
  if (command === undefined) return
  const before = asks.get(command) ?? 0
  asks.set(command, before + 1)
  const replies = office?.answers?.filter((one) => one.command === command) ?? []
  const { reply } = replies[before] ?? replies.at(-1) ?? { reply: { type: 'unknownCommand' } }
  if (reply === 'never') return new Promise(() => {})
  if (reply === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  return Promise.resolve(Response.json(reply))
}
