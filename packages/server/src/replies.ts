import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'

export type Env = { Bindings: Partial<HttpBindings> }
export type Headers = Record<string, string>

/** Addresses that one part of the server answers. What a door does not know it leaves to the next one. */
export type Door = Hono<Env>

export const DAY_SECONDS = 86_400

/** Answers in the shop's headers, which every one of them carries. */
export type Replies = {
  say: (status: number, body: string | Uint8Array<ArrayBuffer>, headers: Headers) => Response
  /** Plain words that no cache keeps. */
  plain: (status: number, words: string, headers?: Headers) => Response
  json: (status: number, body: unknown) => Response
  missing: (context: Context<Env>) => Response
  /** Adds what every answer carries to an answer that was made elsewhere; what it says itself stays. */
  secured: (response: Response) => Response
}

export function repliesWith(common: Headers): Replies {
  const say: Replies['say'] = (status, body, headers) =>
    new Response(body, { status, headers: { ...common, ...headers } })
  const plain: Replies['plain'] = (status, words, headers = {}) =>
    say(status, words, {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })

  return {
    say,
    plain,
    json: (status, body) =>
      say(status, JSON.stringify(body), { 'content-type': 'application/json', 'cache-control': 'no-store' }),
    missing: ({ req }) => plain(404, `Page not found: ${req.path}`),
    secured: (response) => {
      for (const [name, value] of Object.entries(common))
        if (!response.headers.has(name)) response.headers.set(name, value)
      return response
    },
  }
}

/** Behind a proxy the last hop's word counts; the rest of the list is whatever the client wrote. */
export function clientAddress(context: Context<Env>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (socketAddress(context) ?? 'unknown')
}

export function socketAddress(context: Context<Env>): string | undefined {
  return context.env.incoming?.socket.remoteAddress
}
