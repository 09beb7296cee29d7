import * as v from 'valibot'
import { UcpProblem } from '../protocol/ucp-problem.ts'

/**
 * What was sent, in the shape of its operation.
 *
 * @throws UcpProblem 400 that names every field that is wrong
 */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent)
  if (!result.success) throw new UcpProblem(400, 'invalid_request', v.summarize(result.issues))
  return result.output
}
