import { isProblem } from '@shop/api-client/contract/problem'
import { problemLog } from '@shop/content/service/problem-log'

/** A shop that fails says so once for each thing, and again once it has worked in between. */
const log = problemLog((line) =>
  console.warn(`${line} The blocks that show it are left out, the page stands.`),
)

/** The shop's answer, or nothing: where there is no such thing, and where the shop fails, which is logged. */
export async function orNothing<Answer, Nothing>(
  what: string,
  ask: Promise<Answer>,
  nothing: Nothing,
): Promise<Answer | Nothing> {
  try {
    const answer = await ask
    log.over(what)
    return answer
  } catch (failure) {
    const isGone = isProblem(failure) && (failure.status === 404 || failure.status === 422)
    if (!isGone) log.report(what, String(failure))
    return nothing
  }
}
