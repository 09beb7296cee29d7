import { SpaceFileProblem } from '../space/read-space.ts'
import { logLine } from './log-line.ts'
import { PortTaken, servedSpace } from './served-space.ts'
import { BadOptions, HELP, serviceOptions } from './service-options.ts'

/** `pnpm content-service --space <file> --port <n>`: serves a space until it is stopped. */
try {
  const options = serviceOptions(process.argv.slice(2))
  if (options.isHelp) {
    console.log(HELP)
  } else {
    const { space: file, port, host } = options
    const { service, stop } = await servedSpace({
      ...{ file, port, host },
      say: (words) => console.error(logLine('error', words)),
    })
    const address = `http://${host}:${port}/v2/cdn/stories`
    console.log(logLine('info', `${service.space.name} is served at ${address}`))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => void stop().then(() => process.exit(0)))
    }
  }
} catch (problem) {
  const isExpected =
    problem instanceof BadOptions || problem instanceof SpaceFileProblem || problem instanceof PortTaken
  const words =
    problem instanceof Error
      ? isExpected
        ? problem.message
        : (problem.stack ?? problem.message)
      : 'thrown was no error'
  console.error(logLine('error', words))
  process.exitCode = 2
}
