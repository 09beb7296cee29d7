import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
// @boundaries-ignore a tool of the whole workspace
import { BASELINES } from '../../../scripts/visual/places.ts'
// @boundaries-ignore a tool of the whole workspace
import {
  pictureOfRelease,
  type ReleaseChanges,
  releaseChanges,
} from '../../../scripts/visual/release-changes.ts'

const MODULE = 'virtual:release-changes'

/**
 * What looks different since the last release, for the page that shows it: as the module `virtual:release-changes`, and
 * the pictures below `/changes/before/` and `/changes/now/`.
 */
export function releaseFiles(): Plugin {
  let known: ReleaseChanges | undefined
  const changes = () => {
    known ??= releaseChanges()
    return known
  }
  return {
    name: 'release-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const changes = ${JSON.stringify(changes())}` : null),
    configureServer: ({ middlewares }) => {
      middlewares.use('/changes', (request, response, next) => {
        const file = picturesOf(changes()).find(({ fileName }) => `/${fileName}` === `/changes${request.url}`)
        const picture = file?.source()
        if (!picture) return next()
        response.setHeader('content-type', 'image/png').end(picture)
      })
    },
    generateBundle() {
      for (const { fileName, source } of picturesOf(changes())) {
        const picture = source()
        if (picture) this.emitFile({ type: 'asset', fileName, source: picture })
      }
    },
  }
}

type PictureFile = { fileName: string; source: () => Buffer | null }

function picturesOf(changes: ReleaseChanges): PictureFile[] {
  if (changes.release === null) return []
  const { release, added, changed, removed } = changes
  const before = [...changed, ...removed].map((name) => ({
    fileName: `changes/before/${name}.png`,
    source: () => pictureOfRelease(name, release),
  }))
  const now = [...added, ...changed].map((name) => ({
    fileName: `changes/now/${name}.png`,
    source: () => {
      const file = `${BASELINES}/${name}.png`
      return existsSync(file) ? readFileSync(file) : null
    },
  }))
  return [...before, ...now]
}
