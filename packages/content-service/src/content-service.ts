import { answered } from './answer.ts'
import { CORS, Refusal, refusalAnswer } from './json-answer.ts'
import { wholeNumber } from './parameters.ts'
import { rateHeaders, rateLimiter, requestsPerSecond } from './rate-limit.ts'
import { isSameToken } from './same-token.ts'
import { type ChangedStory, changedStories } from './space/changed-stories.ts'
import { parseSpaceFile, type SpaceFile, type SpaceProblem } from './space/space-file.ts'
import { spaceIndex } from './space/space-index.ts'

/** The content service: answers requests of the content delivery protocol, in process or behind a socket. */
export type ContentService = {
  /** Answers as the original does, with its rate limit. */
  fetch: (request: Request) => Promise<Response>
  /** The same within the process: without a limit. */
  answer: (request: Request) => Promise<Response>
  /** Takes another state of the space, with a higher cache version. Throws `NoSpaceFile` and keeps the old one. */
  replace: (file: unknown) => SpaceProblem[]
  /** Notifies of stories whose published version has changed. Returns the function that unsubscribes. */
  onPublish: (listener: (stories: ChangedStory[]) => void) => () => void
  /** What was left out of the file, and why. */
  readonly problems: readonly SpaceProblem[]
  readonly space: SpaceFile['space']
}

/**
 * Opens a space. Throws `NoSpaceFile` when the file is no space; a story that breaks its schema is left out and is
 * one of `problems`.
 *
 * @see integrations §2; spec §7 "Content service"
 */
export function createContentService(file: unknown, now: () => number = Date.now): ContentService {
  let { space, problems } = parseSpaceFile(file)
  let index = spaceIndex(space)
  const count = rateLimiter(now)
  const listeners = new Set<(stories: ChangedStory[]) => void>()

  async function answer(request: Request): Promise<Response> {
    return answerOrRefusal(() => {
      if (request.method === 'OPTIONS') return preflight()
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new Refusal(405, 'The content service can only be read')
      }
      return answered(index, new URL(request.url))
    })
  }

  /** Unknown tokens share one limit: inventing them fills no memory, and gains no requests. */
  function knownToken(token: string | null): string {
    const isKnown = isSameToken(token, space.tokens.public) || isSameToken(token, space.tokens.preview)
    return isKnown && token !== null ? token : ''
  }

  return {
    answer,
    fetch: async (request) => {
      if (request.method === 'OPTIONS') return preflight()
      const query = new URL(request.url).searchParams
      const limit = requestsPerSecond(pageSize(query))
      const rate = count(knownToken(query.get('token')), limit)
      if (rate.remaining === null) {
        return refusalAnswer(new Refusal(429, 'Too Many Requests'), rateHeaders(rate))
      }
      const response = await answer(request)
      for (const [name, value] of Object.entries(rateHeaders(rate))) response.headers.set(name, value)
      return response
    },
    replace: (next) => {
      const parsed = parseSpaceFile(next)
      const version = Math.max(parsed.space.space.version, space.space.version + 1)
      const fresh = { ...parsed.space, space: { ...parsed.space.space, version } }
      const changed = changedStories(space, fresh)
      space = fresh
      problems = parsed.problems
      index = spaceIndex(fresh)
      if (changed.length > 0) for (const listener of listeners) listener(changed)
      return problems
    },
    onPublish: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get problems() {
      return problems
    },
    get space() {
      return space.space
    },
  }
}

function answerOrRefusal(make: () => Response): Response {
  try {
    return make()
  } catch (problem) {
    if (problem instanceof Refusal) return refusalAnswer(problem)
    throw problem
  }
}

/** A size that is no number is refused later, and counts as the usual one. */
function pageSize(query: URLSearchParams): number {
  try {
    return wholeNumber(query, 'per_page', 25, 100)
  } catch {
    return 25
  }
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*',
    },
  })
}
