import * as v from 'valibot'

/** An answer that is no success, after RFC 9457: what is wrong, why, and what to do; fields by JSON pointers. */
export const IntegrationProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  errors: v.optional(v.array(v.object({ pointer: v.string(), detail: v.string() }))),
})
type Document = v.InferOutput<typeof IntegrationProblemSchema>

/** A request that cannot be answered as it was asked. */
export class IntegrationProblem extends Error {
  override readonly name = 'IntegrationProblem'
  readonly document: Document
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    detail: string,
    { errors, headers = {} }: { errors?: Document['errors']; headers?: Record<string, string> } = {},
  ) {
    super(`${status} ${code}: ${detail}`)
    this.headers = headers
    this.document = {
      type: `urn:shop:problem:${code}`,
      title: code.replaceAll('_', ' '),
      status,
      detail,
      ...(errors === undefined ? {} : { errors }),
    }
  }
}

/** The problem as it goes out. */
export function problemAnswer({ document, headers }: IntegrationProblem): Response {
  return new Response(JSON.stringify(document), {
    status: document.status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
}

/** A dotted path as a JSON pointer, `change.zip` as `/change/zip`. */
export function pointerOf(path: string): string {
  return path === '' ? '' : `/${path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('.', '/')}`
}
