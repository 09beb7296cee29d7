import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import StoryblokClient from 'storyblok-js-client'
import type { StoryCheck } from '../management/management-parts.ts'
import { managementService } from '../management/management-service.ts'
import { picturesBeside } from '../management/uploaded-pictures.ts'
import type { SpaceStore } from '../store/space-store.ts'
import { spaceStore } from '../store/space-store.ts'
import { storyVersions } from '../store/story-versions.ts'

export const MANAGEMENT_TOKEN = 'a-token-that-may-write'

type ManagedOptions = { check?: StoryCheck; components?: readonly object[]; now?: () => number }

/** A space in a folder of its own, its management service, and the official client that asks it in process. */
export function aManagedSpace(
  file: unknown,
  { check, components = [], now = Date.now }: ManagedOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'managed-'))
  const path = join(folder, 'space.json')
  writeFileSync(path, JSON.stringify(file))
  const parts = partsOf(spaceStore({ path, now }))

  function partsOf(store: SpaceStore) {
    return {
      store,
      versions: storyVersions(store.path),
      uploads: picturesBeside(store.path),
      check: check ?? (async () => []),
      components,
      now,
    }
  }
  const service = managementService({ ...parts, token: MANAGEMENT_TOKEN })
  return {
    path,
    parts,
    service,
    /** The same space as another process opens it. */
    elsewhere: () => partsOf(spaceStore({ path, now })),
    client: managementClientOf(service),
    file: () => JSON.parse(readFileSync(path, 'utf8')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Sent = Record<string, unknown>
type Asks = (path: string, input?: Sent) => Promise<ManagementReply>
/** The official client, without its types: they know a part of the protocol only. */
export type ManagementTestClient = { get: Asks; post: Asks; put: Asks; delete: Asks }
type ManagedStory = { id: number; full_slug: string } & Record<string, unknown>
export type ManagementReply = {
  total: number
  perPage: number
  data: {
    story: ManagedStory
    stories: ManagedStory[]
    story_versions: { id: number; status: string; content: Record<string, unknown> }[]
    story_scheduling: { id: number }
    story_schedulings: object[]
    component: object
    components: object[]
  } & Record<string, unknown>
}

/** The official client on a management service, without a socket and without a throttle. */
export function managementClientOf(
  service: { answer: (request: Request) => Promise<Response> },
  oauthToken = MANAGEMENT_TOKEN,
): ManagementTestClient {
  const client = new StoryblokClient({
    oauthToken,
    endpoint: 'http://content.local/v1',
    rateLimit: 1000,
    maxRetries: 1,
    cache: { type: 'none' },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => service.answer(new Request(input, init)),
  })
  const asks =
    (method: 'get' | 'post' | 'put' | 'delete'): Asks =>
    async (path, input = {}) =>
      (await client[method](path, { ...input })) as unknown as ManagementReply
  return { get: asks('get'), post: asks('post'), put: asks('put'), delete: asks('delete') }
}
