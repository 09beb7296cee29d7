import type { Call } from '../contract/define-call.ts'

export type CallRequest = { path: string; body: Record<string, unknown> | null; file?: Uint8Array }

/**
 * Splits a call's input over path, query and body: path parts first, the rest into the query of a GET
 * or DELETE and into the JSON body of a POST or PUT. A file is the body alone, and all else goes into the query. Every call carries the locale. @see spec §7
 */
export function callAddress(call: Call, input: Record<string, unknown>, locale: string): CallRequest {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = rest[name]
    delete rest[name]
    return encodeURIComponent(String(part))
  })

  const query = new URLSearchParams({ locale })
  const inBody = (call.method === 'POST' || call.method === 'PUT') && call.bodyBytes === 0
  const { bytes, ...words } = rest
  if (!inBody) appendAll(query, call.bodyBytes === 0 ? rest : words)
  const file = call.bodyBytes > 0 && bytes instanceof Uint8Array ? bytes : null
  return { path: `${path}?${query}`, body: inBody ? rest : null, ...(file ? { file } : {}) }
}

/** Records become `name[key]=value`, as the listing's `filters[colour]=grau`. */
function appendAll(query: URLSearchParams, input: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) query.append(`${name}[${key}]`, word(inner))
    } else {
      query.append(name, word(value))
    }
  }
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
