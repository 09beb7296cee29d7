import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildOffice, buildShops } from './build-shops.ts'
import { OFFICE } from './image/app-files.ts'
import { buildImage } from './image/build-image.ts'
import { imageSettings } from './image/image-settings.ts'
import { heldImageSize } from './image/image-size.ts'
import { writeRoot } from './image/write-root.ts'
import { namedShops, ROOT, shops } from './shops.ts'

const USAGE = `pnpm image <app> [--smoke] [--port <n>]    makes the image of a shop, or of the office: its files in .cache/images, and
                                       an image of buildah, podman or docker where one is there; --smoke starts it
pnpm image <app> --smoke --of <folder> starts an image that was made elsewhere, by its files: those of docker export
pnpm image <app> --root <folder>       writes what an image of a built app adds to its base, as deploy/Dockerfile does`

const { values, positionals } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    port: { type: 'string', default: '3090' },
    of: { type: 'string' },
    root: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
})
const [app, ...rest] = positionals
if (values.help || app === undefined || rest.length > 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 2)
}
try {
  if (values.root !== undefined) await writeRoot(app, resolve(values.root))
  else await made(app, values.of)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

async function made(name: string, files: string | undefined): Promise<void> {
  const say = (line: string) => console.log(line)
  const wanted = name === OFFICE ? [] : namedShops(await shops(), [name])
  const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  if (files === undefined && name === OFFICE) await buildOffice({ always: false }, say)
  else if (files === undefined) await buildShops(wanted, { always: false }, say)
  const image =
    files === undefined
      ? await buildImage(name, dockerfile, say)
      : { app: name, root: resolve(files), settings: imageSettings(dockerfile, { APP: name }) }
  if (files !== undefined) say(heldImageSize(name, image.root))
  if (!values.smoke) return
  const { smokeOffice, smokeShop } = await import('./image/smoke.ts')
  const port = Number(values.port)
  if (name === OFFICE) await smokeOffice(image, port, say)
  for (const shop of wanted) await smokeShop(image, shop, port, say)
}
