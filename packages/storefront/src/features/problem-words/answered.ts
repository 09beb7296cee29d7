import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { FormAnswer } from '@shop/ui/form/form-answer.ts'

/** What comes of a call that may be refused. */
export type Answer<Value> = FormAnswer<Value, ProblemDocument>

/** Turns a refused call into a value; whatever is no problem document goes on being thrown. */
export async function answered<T>(asked: Promise<T>): Promise<Answer<T>> {
  try {
    return { type: 'success', value: await asked }
  } catch (failure) {
    const { isProblem } = await import('@shop/api-client/contract/problem')
    if (isProblem(failure)) return { type: 'refused', problem: failure.document }
    throw failure
  }
}
