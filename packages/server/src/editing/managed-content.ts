import { randomBytes } from 'node:crypto'
import { type ManagementClient, managementClient } from '@shop/content/service/management-client'
import { publishDue } from '@shop/content-service/management/due-stories'
import {
  type ManagementService,
  managementService,
} from '@shop/content-service/management/management-service'
import { picturesBeside } from '@shop/content-service/management/uploaded-pictures'
import { spaceStore } from '@shop/content-service/store/space-store'
import { storyVersions } from '@shop/content-service/store/story-versions'
import type { Files } from '@shop/engine/ports/files'
import type { Config } from '../config/config.ts'
import type { Log } from '../http/request-log.ts'
import { uploadedPicturesIn, uploadsOf } from './uploads.ts'

/** Stories that can be changed: by the office, and by other tools where they have a token. */
export type ManagedContent = {
  /** For the office, whoever serves the stories. */
  client: ManagementClient
  /** The write half as other tools reach it; null where the stories are elsewhere, or no token was given out. */
  openToTools: ManagementService | null
  /** What editors have uploaded; null where the stories are elsewhere. */
  uploads: Files | null
  close: () => void
}

/** The token of a shop that runs to be looked at; it opens invented stories only. */
export const DEMO_MANAGEMENT_TOKEN = 'demo-management-token'
/** What is due is on the pages within a second. */
const DUE_MS = 1000

export type EmbeddedSpace = {
  path: string
  seed?: () => unknown
  spaceId: number
  /** Shows readers in this process what was written. */
  onWrite: (file: unknown) => void
}

type ManagedParts = {
  /** What is wrong with a story as a page, each with its place. */
  storyProblems: (story: unknown, releaseId?: number) => Promise<readonly string[]>
  components: readonly object[]
  /** The place that the processes of a shop share; null where there is none. */
  shared: Files | null
}

/** The embedded service's write half, on the space file that its readers get. */
export function managedSpace(
  { path, seed, spaceId, onWrite }: EmbeddedSpace,
  { storyProblems, components, shared }: ManagedParts,
  config: Pick<Config, 'contentManagementToken' | 'environment'>,
  log: Pick<Log, 'warn' | 'error'>,
): ManagedContent {
  const isLocal = config.environment === 'local'
  const known = config.contentManagementToken ?? (isLocal ? DEMO_MANAGEMENT_TOKEN : null)
  const token = known ?? randomBytes(32).toString('hex')
  const store = spaceStore({ path, onWrite, ...(seed ? { seed } : {}) })
  const uploads = uploadsOf(path, shared)
  const parts = {
    store,
    // The disk of a process alone is written down to the last byte.
    uploads: shared === null ? picturesBeside(path) : uploadedPicturesIn(uploads),
    versions: storyVersions(path),
    check: (story: object, releaseId?: number) => storyProblems({ lang: 'default', ...story }, releaseId),
    components,
    now: Date.now,
  }
  const service = managementService({ ...parts, token })
  const timer = setInterval(() => {
    publishDue(parts)
      .then((lines) => {
        for (const line of lines) log.warn(`Content: ${line}`)
      })
      .catch((problem: unknown) => log.error('Content: what is due could not be published.', problem))
  }, DUE_MS)
  timer.unref()
  return {
    client: managementClient({
      endpoint: 'http://content.local/v1',
      token,
      spaceId,
      fetch: async (input, init) => service.answer(new Request(input, init)),
    }),
    openToTools: known === null ? null : service,
    uploads,
    close: () => clearInterval(timer),
  }
}

/** The write half of a service elsewhere; null where its token or its space was not said. */
export function managedElsewhere({
  contentManagementEndpoint: endpoint,
  contentManagementToken: token,
  contentSpaceId: spaceId,
}: Pick<
  Config,
  'contentManagementEndpoint' | 'contentManagementToken' | 'contentSpaceId'
>): ManagedContent | null {
  if (endpoint === null || token === null || spaceId === null) return null
  return {
    client: managementClient({ endpoint, token, spaceId }),
    openToTools: null,
    uploads: null,
    close: () => {},
  }
}
