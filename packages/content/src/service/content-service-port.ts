import { CONTENT_CLIENT } from '@shop/domain/content/content-client-limits'
import StoryblokClient from 'storyblok-js-client'
import * as v from 'valibot'
import { serviceFetch } from './service-fetch.ts'

export type PortOptions = {
  /** Address in front of `/cdn`, for example `https://api.storyblok.com/v2`. */
  endpoint: string
  token: string
  oauthToken?: string
  /** For the embedded service: answers without a socket, and without a throttle because it is not shared. */
  fetch?: typeof fetch
  /** The whole answer has to be there by then. */
  deadlineMs: number
  /** Called for every request that is sent. */
  onRequest?: (url: string) => void
}

export type Query = Record<string, string | number>

/** An answer of the service: its stories, and what belongs to them. */
export type ServiceAnswer = {
  stories: unknown[]
  cv: number | null
  total: number
  perPage: number
  rels: unknown[]
  relUuids: string[]
  links: unknown[]
  linkUuids: string[]
}

/** Asks the content service; everything rejects with `{ message, status, response }` of the official client. */
export type ContentServicePort = {
  ask: (path: string, query: Query) => Promise<ServiceAnswer>
  /** The present cache version. */
  version: () => Promise<number | null>
  /** The next answers are the newest there are. */
  forgetVersion: () => void
}

/** More than the embedded service is ever asked. */
const UNTHROTTLED = 1000
const uuids = v.optional(v.array(v.string()), [])
const AnswerSchema = v.looseObject({
  story: v.optional(v.unknown()),
  stories: v.optional(v.array(v.unknown())),
  cv: v.optional(v.nullable(v.number()), null),
})
const AsideSchema = v.object({
  rels: v.optional(v.array(v.unknown()), []),
  rel_uuids: uuids,
  links: v.optional(v.array(v.unknown()), []),
  link_uuids: uuids,
})
const SpaceSchema = v.looseObject({ space: v.looseObject({ version: v.number() }) })

/**
 * The official client with the specified limits. Related and linked stories are set aside before it could put them
 * in: it forwards the folder of a list to where the relations are not, drops the fallback language, and copies
 * stories into one another without end where they relate in a circle.
 *
 * @see spec §9 "Content client"; integrations §2.2
 */
export function contentServicePort(options: PortOptions): ContentServicePort {
  const fetching: typeof fetch = async (input, init) => {
    options.onRequest?.(input instanceof Request ? input.url : String(input))
    return (options.fetch ?? fetch)(input, init)
  }
  const client = new StoryblokClient({
    accessToken: options.token,
    ...(options.oauthToken ? { oauthToken: options.oauthToken } : {}),
    endpoint: options.endpoint.replace(/\/+$/, ''),
    rateLimit: Math.min(requestsPerSecond(options), UNTHROTTLED),
    maxRetries: CONTENT_CLIENT.maxRetries,
    retriesDelay: CONTENT_CLIENT.retryDelayMs,
    cache: { type: 'none' },
    fetch: serviceFetch(fetching, options.deadlineMs),
    responseInterceptor: (response: { data: unknown }) => ({ ...response, data: setAside(response.data) }),
  })

  return {
    ask: async (path, query) => {
      const response = await client.get(`cdn/${path}`, { ...query })
      const { story, stories, cv, aside } = v.parse(
        v.looseObject({ ...AnswerSchema.entries, aside: v.optional(AsideSchema, {}) }),
        response.data,
      )
      return {
        stories: stories ?? (story === undefined ? [] : [story]),
        cv,
        total: response.total ?? 0,
        perPage: response.perPage ?? CONTENT_CLIENT.itemsPerPage,
        rels: aside.rels,
        relUuids: aside.rel_uuids,
        links: aside.links,
        linkUuids: aside.link_uuids,
      }
    },
    version: async () => {
      const { data } = await client.get('cdn/spaces/me')
      const { version } = v.parse(SpaceSchema, data).space
      client.setCacheVersion(version)
      return version
    },
    forgetVersion: () => client.clearCacheVersion(),
  }
}

/** How often the service may be asked; without bounds when it is embedded. @see spec §9 "Content client" */
export function requestsPerSecond({
  fetch: embedded,
  oauthToken,
}: Pick<PortOptions, 'fetch' | 'oauthToken'>): number {
  if (embedded) return Number.POSITIVE_INFINITY
  return oauthToken ? CONTENT_CLIENT.requestsPerSecondWithOauth : CONTENT_CLIENT.requestsPerSecond
}

/** Moves what belongs to the stories to a place where the official client does not look. */
function setAside(data: unknown): unknown {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data
  if (!('story' in data) && !('stories' in data)) return data
  const { rels, rel_uuids, links, link_uuids, ...rest } = data as Record<string, unknown>
  return { ...rest, aside: { rels, rel_uuids, links, link_uuids } }
}
