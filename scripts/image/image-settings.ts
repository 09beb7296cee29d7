/** What the last stage of a Dockerfile says of the processes of its image. */
export type ImageSettings = {
  environment: Record<string, string>
  user: string
  folder: string
  command: string[]
}

/**
 * Reads the settings of an image out of its Dockerfile, so that a process without a container runtime is started as one
 * with it. Knows the instructions that ours has.
 *
 * @param values of `ARG`
 * @throws for a file whose last stage has no user, folder or command
 */
export function imageSettings(dockerfile: string, values: Record<string, string>): ImageSettings {
  const lines = dockerfile.replace(/\\\n/g, ' ').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const said = (word: string) =>
    last.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length).trim()] : []))
  const environment = said('ENV').flatMap((line) => [...line.matchAll(/(\w+)=(\S*)/g)])
  const [user] = said('USER')
  const [folder] = said('WORKDIR')
  const [command] = said('CMD')
  if (user === undefined || folder === undefined || command === undefined)
    throw new Error('The last stage of deploy/Dockerfile needs a USER, a WORKDIR and a CMD.')
  return {
    environment: Object.fromEntries(
      environment.map(([, name = '', value = '']) => [
        name,
        value.replace(/\$\{(\w+)\}/g, (_, wanted: string) => values[wanted] ?? ''),
      ]),
    ),
    user,
    folder,
    command: JSON.parse(command) as string[],
  }
}

/** A Dockerfile without the stage that builds: what that copies is made beforehand, and handed in as `build`. */
export function lastStage(dockerfile: string): string {
  const lines = dockerfile.split('\n')
  const first = lines.findIndex((line) => line.startsWith('FROM '))
  const last = lines.findLastIndex((line) => line.startsWith('FROM '))
  return [...lines.slice(0, first), ...lines.slice(last)]
    .join('\n')
    .replace('--from=build /image ', '--from=build /own ')
}
