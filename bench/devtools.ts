import { launch } from 'chrome-launcher'
// @boundaries-ignore a tool of the whole workspace
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts'

type Message = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/** A tab that is asked and heard over the DevTools protocol. */
export type DevtoolsTab = {
  /** Sends a command; its answer is validated by the caller. */
  ask: (method: string, params?: object) => Promise<unknown>
  /** Hears every event of a name. */
  hear: (method: string, listener: (params: unknown) => void) => void
  close: () => Promise<void>
}

/** Whether a browser may leave this machine; it may not unless somebody says so. */
export type Reach = { reachesOthers: boolean }

/** Runs something with a browser of its own, which reaches this machine only and forgets everything afterwards. */
export async function withChrome<Found>(
  work: (port: number) => Promise<Found>,
  { reachesOthers }: Reach = { reachesOthers: false },
): Promise<Found> {
  const chrome = await launch({
    chromePath: chromiumPath(() => {}, { kind: 'full' }),
    chromeFlags: [
      ...CHROMIUM_ARGS,
      '--headless=new',
      ...(reachesOthers
        ? []
        : ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost']),
    ],
    logLevel: 'silent',
  })
  try {
    return await work(chrome.port)
  } finally {
    chrome.kill()
  }
}

/** The same for several tabs. */
export function withBrowser<Found>(
  work: (openTab: () => Promise<DevtoolsTab>) => Promise<Found>,
  reach?: Reach,
): Promise<Found> {
  return withChrome((port) => work(() => openTab(port)), reach)
}

async function openTab(port: number): Promise<DevtoolsTab> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' })
  const target: { id: string; webSocketDebuggerUrl: string } = await answer.json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The browser does not answer.')), { once: true })
  })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (reason: Error) => void }>()
  const listeners = new Map<string, ((params: unknown) => void)[]>()
  let last = 0

  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) {
      const asked = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error) asked?.reject(new Error(message.error.message))
      else asked?.resolve(message.result)
    } else {
      for (const listener of listeners.get(message.method ?? '') ?? []) listener(message.params)
    }
  })

  return {
    ask: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    hear: (method, listener) => {
      listeners.set(method, [...(listeners.get(method) ?? []), listener])
    },
    close: async () => {
      socket.close()
      await fetch(`http://127.0.0.1:${port}/json/close/${target.id}`)
    },
  }
}
