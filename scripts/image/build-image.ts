import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../shops.ts'
import { writeBase } from './base-root.ts'
import { imageSettings, lastStage } from './image-settings.ts'
import { heldImageSize, megabytesOf } from './image-size.ts'
import type { BuiltImage } from './running-image.ts'
import { writeRoot } from './write-root.ts'

const FOLDER = join(ROOT, '.cache/images')
const BASE = 'localhost/shop-base'

/**
 * Makes the image of a built app without a daemon and without a registry: the files that deploy/Dockerfile copies, on
 * a base of Debian's packages, in a folder. Where buildah is installed the last stage of the Dockerfile is built with
 * it, and the folder is what that image holds.
 *
 * @throws for an image of more than 300 MB
 */
export async function buildImage(
  app: string,
  dockerfile: string,
  say: (line: string) => void,
): Promise<BuiltImage> {
  const own = join(FOLDER, app, 'own')
  const base = join(FOLDER, 'base')
  await writeRoot(app, own)
  writeBase(base)
  const root = hasBuildah() ? withBuildah(app, dockerfile, { own, base }) : laidOver(app, { own, base })
  say(`${heldImageSize(app, root)}, of which ${megabytesOf(own)} MB are added to the base`)
  return { app, root, settings: imageSettings(dockerfile, { APP: app }) }
}

type Parts = { own: string; base: string }

function laidOver(app: string, { own, base }: Parts): string {
  const root = join(FOLDER, app, 'root')
  rmSync(root, { recursive: true, force: true })
  for (const part of [base, own])
    cpSync(part, root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  return root
}

/** The image is kept as `localhost/<app>`, and in a file that every registry takes. */
function withBuildah(app: string, dockerfile: string, { own, base }: Parts): string {
  const name = `localhost/${app}`
  buildah('rm', '--all')
  const working = buildah('from', 'scratch')
  buildah('copy', '--quiet', working, base, '/')
  buildah('commit', '--quiet', working, BASE)

  const file = join(FOLDER, app, 'Dockerfile')
  mkdirSync(join(FOLDER, app), { recursive: true })
  writeFileSync(file, lastStage(dockerfile))
  const words = [
    '--isolation',
    'chroot',
    '--pull=never',
    '--build-arg',
    `BASE=${BASE}`,
    '--build-arg',
    `APP=${app}`,
  ]
  buildah(
    'build',
    '--quiet',
    ...words,
    '--build-context',
    `build=${join(own, '..')}`,
    '--file',
    file,
    '--tag',
    name,
    own,
  )
  const archive = join(FOLDER, `${app}.tar`)
  rmSync(archive, { force: true })
  buildah('push', '--quiet', name, `oci-archive:${archive}:${app}`)
  return buildah('mount', buildah('from', '--pull=never', name))
}

function hasBuildah(): boolean {
  return spawnSync('buildah', ['--version']).status === 0
}

/** Layers as plain folders: nothing of the kernel is asked for. */
function buildah(...words: string[]): string {
  const environment = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_FORMAT: 'docker' }
  return execFileSync('buildah', words, { encoding: 'utf8', env: environment }).trim()
}
