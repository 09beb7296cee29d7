import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { type ContentService, createContentService } from '../content-service.ts'
import { readSpace, SpaceFileProblem } from '../space/read-space.ts'
import type { SpaceProblem } from '../space/space-file.ts'
import { watchFile } from '../space/watch-space.ts'

/** The port is in use; the message is one sentence. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
}

export type ServedSpace = { service: ContentService; port: number; stop: () => Promise<void> }

type ServedSpaceOptions = {
  file: string
  port: number
  host: string
  say: (words: string) => void
  pollMs?: number
}

/**
 * Serves a space file and watches it. An invalid change is reported, and the last valid state stays. Throws a
 * `SpaceFileProblem` or `PortTaken`.
 */
export async function servedSpace({
  file,
  port,
  host,
  say,
  pollMs,
}: ServedSpaceOptions): Promise<ServedSpace> {
  const { space, problems } = await readSpace(file)
  const service = createContentService(space)
  const report = (found: readonly SpaceProblem[]) => {
    for (const { place, problem } of found) say(`Left out of ${file}: ${place}: ${problem}`)
  }
  report(problems)

  const follow = async () => {
    try {
      const changed = await readSpace(file)
      service.replace(changed.space)
      report(changed.problems)
      say(`${file} has changed: version ${service.space.version}, ${changed.space.stories.length} stories.`)
    } catch (failure) {
      if (!(failure instanceof SpaceFileProblem)) throw failure
      say(`${failure.message} The state before it stays.`)
    }
  }
  const server = await listening(service, port, host)
  const unwatch = watchFile(file, () => void follow(), pollMs)
  const onSignal = () => void follow()
  process.on('SIGHUP', onSignal)

  return {
    service,
    port: server.port,
    stop: async () => {
      unwatch()
      process.off('SIGHUP', onSignal)
      await server.close()
    },
  }
}

function listening(service: ContentService, port: number, host: string) {
  return new Promise<{ port: number; close: () => Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: service.fetch, port, hostname: host }, ({ port: open }) =>
      resolve({
        port: open,
        close: () =>
          new Promise<void>((done) => {
            server.close(() => done())
            ;(server as Server).closeAllConnections()
          }),
      }),
    )
    server.once('error', (failure: NodeJS.ErrnoException) => {
      reject(
        failure.code === 'EADDRINUSE'
          ? new PortTaken(`Port ${port} is taken: choose another one with --port.`)
          : failure,
      )
    })
  })
}
