import * as v from 'valibot'

/** RFC 9457 problem document; `code` is stable, `errors` carries the keys of the client's own validation. */
export const ProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.string(),
  errors: v.array(
    v.object({
      path: v.string(),
      key: v.string(),
      params: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
})
export type ProblemDocument = v.InferOutput<typeof ProblemSchema>

/** What every call throws when the answer is not a success: the problem document, as an error. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly document: ProblemDocument

  constructor(document: ProblemDocument) {
    super(`${document.status} ${document.code}: ${document.detail}`)
    this.document = document
  }

  get status(): number {
    return this.document.status
  }

  get code(): string {
    return this.document.code
  }
}

/** Whether something thrown is a problem, also one that was thrown in another bundle. */
export function isProblem(thrown: unknown): thrown is Problem {
  return thrown instanceof Error && thrown.name === 'Problem' && 'document' in thrown
}

/** Makes a problem; `detail` says what is wrong, why, and what to do. */
export function problem(
  status: number,
  code: string,
  detail: string,
  errors: ProblemDocument['errors'] = [],
): Problem {
  return new Problem({
    type: `urn:shop:problem:${code}`,
    title: code.replaceAll('_', ' '),
    status,
    code,
    detail,
    errors,
  })
}
