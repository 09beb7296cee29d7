import { SpaceFileProblem } from '../space/read-space.ts'
import { PortTaken, servedSpace } from './served-space.ts'
import { BadOptions, HELP, serviceOptions } from './service-options.ts'

/** `pnpm content-service --space <file> --port <n>`: serves a space until it is stopped. */
try {
  const options = serviceOptions(process.argv.slice(2))
  if (options.isHelp) {
    console.log(HELP)
  } else {
    const { space: file, port, host } = options
    const { service, stop } = await servedSpace({ file, port, host, say: (words) => console.error(words) })
    console.log(`${service.space.name} is served at http://${host}:${port}/v2/cdn/stories`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => void stop().then(() => process.exit(0)))
    }
  }
} catch (problem) {
  const isExpected =
    problem instanceof BadOptions || problem instanceof SpaceFileProblem || problem instanceof PortTaken
  console.error(isExpected ? problem.message : problem)
  process.exitCode = 2
}
