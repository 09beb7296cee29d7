import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../shops.ts'
import { appFiles, OFFICE } from './app-files.ts'

/** Where an image has the repository. */
export const SHOP_FOLDER = 'shop'
/** The user of every image, `nonroot` of the base. */
export const USER_ID = 65_532

/** Asked by a container runtime without probes of its own; Kubernetes asks over HTTP. */
const READY = `const port = process.env.APP === '${OFFICE}' ? process.env.OFFICE_PORT : process.env.PORT
const isReady = await fetch(\`http://127.0.0.1:\${port}/readyz\`).then(({ ok }) => ok, () => false)
process.exit(isReady ? 0 : 1)
`

/**
 * Writes what an image adds to its base: the files of an app at their places in the repository, what starts it and asks
 * for its readiness, Node, and the one library that Node needs beyond the base. An app that is not built is refused.
 */
export async function writeRoot(app: string, root: string): Promise<void> {
  const files = await appFiles(app)
  rmSync(root, { recursive: true, force: true })
  const home = join(root, SHOP_FOLDER)
  for (const file of files) put(join(ROOT, file), join(home, file))
  writeFileSync(join(home, 'start.mjs'), `await import('./${programOf(app)}')\n`)
  writeFileSync(join(home, 'ready.mjs'), READY)
  writeFileSync(join(home, 'package.json'), '{ "type": "module", "private": true }\n')

  putNode(join(root, 'usr/local/bin/node'))
  for (const library of beyondTheBase()) put(realpathSync(library), join(root, placeOf(library)))
  // A volume takes the rights of the folder that it covers.
  for (const folder of ['data', 'tmp']) {
    mkdirSync(join(root, folder), { recursive: true })
    chmodSync(join(root, folder), 0o1777)
  }
}

function programOf(app: string): string {
  return app === OFFICE ? `apps/${OFFICE}/server.ts` : `apps/${app}/dist/server/server.mjs`
}

/** Links of the package manager stay links: modules are found through them, and exist once. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else copyFileSync(from, to)
}

/** Without the names that a debugger reads, which are a quarter of it; where nothing takes them away, with them. */
function putNode(to: string): void {
  put(process.execPath, to)
  spawnSync('strip', [to])
}

/** Node of this repository is linked against libatomic, which the base has not. */
function beyondTheBase(): string[] {
  const lines = execFileSync('ldd', [process.execPath], { encoding: 'utf8' })
  return [...lines.matchAll(/=> (\/\S*libatomic\S*)/g)].map(([, path = '']) => path)
}

/** `/lib` of a system that has merged it is `/usr/lib`; in the base it is a folder of its own, and both are searched. */
function placeOf(library: string): string {
  return library.startsWith('/usr/') ? library : `/usr${library}`
}
