import { JsonReporter, type TestModule } from 'vitest/node'

type Reported = { message: string; stack?: string; cause?: unknown }

/**
 * The report of Vitest with what is behind each failure: `json` writes down an error's own words alone, and those of a
 * property name the counterexample and not what went wrong with it.
 */
export default class VitestReport extends JsonReporter {
  override async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const errors = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => test.result().errors ?? [])
      .map((error) => ({ error, stack: error.stack }))
    for (const { error } of errors) error.stack = withCauses(error)
    // The words are taken at once and only the file is waited for: other reporters show causes in their own way.
    const written = super.onTestRunEnd(modules)
    for (const { error, stack } of errors) {
      if (stack === undefined) delete error.stack
      else error.stack = stack
    }
    await written
  }
}

/** An error's own lines, and below them the words of each that caused it. */
function withCauses({ message, stack, cause }: Reported): string {
  return [stack || message, ...causesOf(cause)].join('\n')
}

function causesOf(cause: unknown): string[] {
  if (typeof cause !== 'object' || cause === null || !('message' in cause)) return []
  return [`Caused by: ${String(cause.message)}`, ...causesOf('cause' in cause ? cause.cause : null)]
}
