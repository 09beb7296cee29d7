import type { Plugin, Rolldown } from 'vite'

/**
 * Leaves out of a file's table of preloads what a browser has or fetches anyway: files that the importing file is built
 * on, and a part that comes alone. Their names have no pattern that a compression could use, and every page sends them.
 */
export function leanPreloads(): Plugin {
  let imports: Imports = new Map()
  return {
    name: 'shop:lean-preloads',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                resolveDependencies: (file, needed, { hostId, hostType }) =>
                  hostType === 'js' ? preloadsOf({ file, needed, host: hostId, imports }) : needed,
              },
            },
          }
        : undefined,
    generateBundle: {
      // Vite writes the tables in the same step.
      order: 'pre',
      handler(_, bundle) {
        imports = importsOf(bundle)
      },
    },
  }
}

/** The files of a build by name, and what each imports at once. */
type Imports = ReadonlyMap<string, readonly string[]>

function importsOf(bundle: Rolldown.OutputBundle): Imports {
  return new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
  )
}

/**
 * What is worth preloading beside a part that a file imports later.
 *
 * @param file the part
 * @param needed the part and whatever it is built on
 * @param host the file that imports it, which runs by then with all that it is built on
 * @returns nothing where the part alone is left: importing it fetches it
 */
export function preloadsOf({
  file,
  needed,
  host,
  imports,
}: {
  file: string
  needed: readonly string[]
  host: string
  imports: Imports
}): string[] {
  const there = new Set([host])
  for (const one of there) for (const next of imports.get(one) ?? []) there.add(next)
  const missing = needed.filter((one) => !there.has(one))
  return missing.some((one) => one !== file) ? missing : []
}
