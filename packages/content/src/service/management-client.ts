import StoryblokClient from 'storyblok-js-client'
import * as v from 'valibot'

export type ManagementSetup = {
  /** Address in front of `/spaces`, for example `https://mapi.storyblok.com/v1`. */
  endpoint: string
  /** A management token: whoever has it may change everything in the space. */
  token: string
  spaceId: number
  /** For the embedded service: answers without a socket, and without a throttle because it is not shared. */
  fetch?: typeof fetch
  /** How long the service may take for one answer. */
  deadlineMs?: number
}

export type Method = 'get' | 'post' | 'put' | 'delete'
export type ManagementAnswer = { data: unknown; total: number }

/** The service has refused, or could not be asked; `message` is its reason. */
export class ManagementFailure extends Error {
  override readonly name = 'ManagementFailure'
  /** Null where there was no answer at all. */
  readonly status: number | null
  constructor(message: string, status: number | null) {
    super(message)
    this.status = status
  }
}

export type ManagementClient = {
  readonly spaceId: number
  /** Asks an address below the space. @throws ManagementFailure */
  ask: (method: Method, path: string, input?: Record<string, unknown>) => Promise<ManagementAnswer>
  /** Every entry of a list, page by page. @throws ManagementFailure */
  all: (path: string, name: string, query?: Record<string, string | number>) => Promise<unknown[]>
  /** Brings a picture into the space, or a folder of it, in the three steps of the protocol; its asset. @throws ManagementFailure */
  upload: (filename: string, bytes: Uint8Array<ArrayBuffer>, folderId?: number | null) => Promise<unknown>
}

const UNTHROTTLED = 1000
const MOST_PER_PAGE = 100
const FailureSchema = v.object({
  message: v.optional(v.unknown()),
  status: v.optional(v.number()),
  response: v.optional(v.unknown()),
})
const FormSchema = v.object({
  id: v.number(),
  post_url: v.pipe(v.string(), v.url()),
  fields: v.record(v.string(), v.string()),
})
const ErrorSchema = v.object({ error: v.string() })
/** Somebody waits for it at a desk. */
const ANSWER_MS = 20_000
/** The store of files may be slow with a large picture on a slow line; nobody waits longer. */
const UPLOAD_MS = 60_000
const ReasonSchema = v.object({ data: v.object({ error: v.string() }) })

/**
 * The write half of the content service, on the official client: the same for the embedded service and for a space at
 * Storyblok.
 */
export function managementClient(setup: ManagementSetup): ManagementClient {
  const send = setup.fetch ?? fetch
  const client = new StoryblokClient({
    oauthToken: setup.token,
    endpoint: setup.endpoint.replace(/\/+$/, ''),
    cache: { type: 'none' },
    // The client's own timeout ends with the first line of an answer.
    fetch: inTime(send, setup.deadlineMs ?? ANSWER_MS),
    ...(setup.fetch ? { rateLimit: UNTHROTTLED } : {}),
  })

  async function ask(
    method: Method,
    path: string,
    input: Record<string, unknown> = {},
  ): Promise<ManagementAnswer> {
    const address = `spaces/${setup.spaceId}${path === '' ? '' : `/${path}`}`
    try {
      const answer = await client[method](address, { ...input })
      const { data, total } = v.parse(
        v.looseObject({ data: v.unknown(), total: v.optional(v.number(), 0) }),
        answer ?? { data: null },
      )
      return { data, total: Number.isFinite(total) ? total : 0 }
    } catch (problem) {
      throw failureOf(problem)
    }
  }

  async function upload(
    filename: string,
    bytes: Uint8Array<ArrayBuffer>,
    folderId: number | null = null,
  ): Promise<unknown> {
    const asked = {
      filename,
      validate_upload: 1,
      ...(folderId === null ? {} : { asset_folder_id: folderId }),
    }
    const form = v.parse(FormSchema, (await ask('post', 'assets', asked)).data)
    const body = new FormData()
    for (const [name, value] of Object.entries(form.fields)) body.append(name, value)
    // The store of files wants the file last.
    body.append('file', new Blob([bytes]), filename)
    const sent = await send(form.post_url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(UPLOAD_MS),
    }).catch((problem: unknown) => {
      throw new ManagementFailure(String(problem), null)
    })
    if (!sent.ok) {
      const said = v.safeParse(ErrorSchema, await sent.json().catch(() => null))
      throw new ManagementFailure(said.success ? said.output.error : sent.statusText, sent.status)
    }
    await ask('get', `assets/${form.id}/finish_upload`)
    return (await ask('get', `assets/${form.id}`)).data
  }

  return {
    spaceId: setup.spaceId,
    ask,
    upload,
    all: async (path, name, query = {}) => {
      const found: unknown[] = []
      for (let page = 1; ; page++) {
        const { data, total } = await ask('get', path, { ...query, page, per_page: MOST_PER_PAGE })
        const list = v.parse(v.looseObject({ [name]: v.array(v.unknown()) }), data)[name]
        const entries = Array.isArray(list) ? list : []
        found.push(...entries)
        if (entries.length === 0 || found.length >= total) return found
      }
    },
  }
}

/** A fetch whose answer is there within the deadline, to its last byte; without it the request fails. */
function inTime(send: typeof fetch, deadlineMs: number): typeof fetch {
  return (input, init) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    return send(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
    })
  }
}

/** The client rejects with the words of the status line, or with those of the body. */
function failureOf(problem: unknown): ManagementFailure {
  const parsed = v.safeParse(FailureSchema, problem)
  if (!parsed.success) return new ManagementFailure(String(problem), null)
  const { message, status, response } = parsed.output
  const reason = v.safeParse(ReasonSchema, response)
  const words = reason.success ? reason.output.data.error : typeof message === 'string' ? message : null
  return new ManagementFailure(words ?? JSON.stringify(response ?? message), status ?? null)
}
