import type { Scope } from '@shop/domain/staff/token-scopes'
import { runCommand } from '../cli/commands.ts'
import { openIntegration } from '../integration/open-integration.ts'
import type { TestEngine } from './test-engine.ts'

type Sent = { token?: string; body?: unknown; lines?: BodyInit; headers?: Record<string, string> }

/** The integration API of a test engine, as another system calls it. */
export function anIntegration({ engine, clock }: TestEngine) {
  const errors: unknown[] = []
  const answer = openIntegration({
    database: engine.database,
    desk: engine.desk,
    now: clock.now,
    changed: () => engine.refresh(),
    onError: (_what, error) => errors.push(error),
  })
  const fetched = (method: string, path: string, { token, body, lines, headers = {} }: Sent = {}) => {
    const sent = body === undefined ? lines : JSON.stringify(body)
    const type = body === undefined ? 'application/jsonl' : 'application/json'
    const request = new Request(`http://localhost/integration/v1${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(sent === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent, duplex: 'half' }),
    } as RequestInit)
    return answer(request, '192.0.2.1')
  }
  return {
    errors,
    fetched,
    /** A token by the command line. */
    async token(scopes: readonly Scope[], days = 30): Promise<string> {
      const words = ['tokens', 'create', 'ERP', '--scopes', scopes.join(','), '--days', String(days)]
      const { lines } = await runCommand(engine.database, words, clock.now())
      const [, token] = /^token {2}(\S+)$/m.exec(lines.join('\n')) ?? []
      if (token === undefined) throw new Error(`No token was made: ${lines.join('\n')}`)
      return token
    },
    async asked(method: string, path: string, sent: Sent = {}) {
      const response = await fetched(method, path, sent)
      const text = await response.text()
      const body = text === '' ? null : JSON.parse(text)
      return { status: response.status, headers: response.headers, body }
    },
  }
}

export type TestIntegration = ReturnType<typeof anIntegration>

/** Documents, one per line. */
export function linesOf(documents: readonly unknown[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}
