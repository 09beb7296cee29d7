import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { Storefront } from './server.tsx'
import { cutSheet } from './styles/cut-sheet.ts'
import { unitsOf } from './styles/sheet-name.ts'

export type DevStorefront = {
  storefront: Storefront
  /** Answers what Vite knows (modules, styles, hot updates) and calls `next` for everything else. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => Promise<void>
}

const ENTRY = fileURLToPath(new URL('./server.tsx', import.meta.url))

/** The storefront from its sources: every request is rendered with the code as it is now. */
export async function devStorefront(folder: string, hotPort: number): Promise<DevStorefront> {
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hotPort } },
  })
  const now = async (): Promise<Storefront> => (await vite.ssrLoadModule(ENTRY)).storefront
  return {
    storefront: {
      renderDocument: async (render) => (await now()).renderDocument(render),
      renderPayload: async (render) => (await now()).renderPayload(render),
      routeMatcher: async () => (await now()).routeMatcher(),
      styleSheet: (pieces, name) => cutSheet(JSON.parse(pieces), unitsOf(name)),
      storyProblems: async (story, sites) => (await now()).storyProblems(story, sites),
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
