import { Client, errors } from '@opensearch-project/opensearch'
import { restAfter } from '@shop/engine/call/rest-after-failures'
import * as v from 'valibot'
import { SearchUnavailable } from '../../listing/port/catalogue-search.ts'

/** A question or an answer of the search server, before it is read. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

/** Whoever waits for a page waits so long. */
export const ASKING_MILLISECONDS = 2000
/** Writing a portion, or making an index. */
const TELLING_MILLISECONDS = 60_000
/** So often nothing came back in a row: then nobody waits for it for a while. */
const FAILURES = 3
const REST_MILLISECONDS = 2000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The wire to a search server: asks with a deadline, and rests after failures so that no page waits for them in turn. */
export class OpenSearchLine {
  readonly #client: Client
  readonly #askingMilliseconds: number
  readonly #rest = restAfter(FAILURES, REST_MILLISECONDS)
  #isReported = false

  constructor(address: string, askingMilliseconds = ASKING_MILLISECONDS) {
    this.#askingMilliseconds = askingMilliseconds
    this.#client = new Client({ node: address, maxRetries: 0 })
  }

  /** A search for a page. @throws SearchUnavailable */
  async search(index: string, body: JsonObject): Promise<unknown> {
    return this.#asked(`/${path(index)}/_search`, { body })
  }

  /** Several searches at once, in their order. @throws SearchUnavailable */
  async searches(asked: readonly { index: string; body: JsonObject }[]): Promise<readonly unknown[]> {
    const lines = asked.flatMap(({ index, body }) => [{ index }, body])
    const { responses } = v.parse(Responses, await this.#asked('/_msearch', { bulkBody: lines }))
    return responses.map((response) => {
      const failed = v.safeParse(Failed, response)
      if (failed.success) throw new SearchUnavailable(`A search failed with ${failed.output.status}.`)
      return response
    })
  }

  /** Something that is no search for a page; null where what is asked for is not there. */
  async tell(method: Method, address: string, body?: JsonObject | readonly JsonObject[]): Promise<unknown> {
    const content = body === undefined ? {} : Array.isArray(body) ? { bulkBody: [...body] } : { body }
    try {
      const { body: answer } = await this.#client.transport.request(
        { method, path: address, ...content },
        { requestTimeout: TELLING_MILLISECONDS },
      )
      return answer
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 404) return null
      throw new SearchUnavailable(`${method} ${address}: ${reasonOf(error)}`)
    }
  }

  async close(): Promise<void> {
    await this.#client.close()
  }

  async #asked(
    address: string,
    content: { body: JsonObject } | { bulkBody: JsonObject[] },
  ): Promise<unknown> {
    if (this.#rest.isOn(Date.now())) throw new SearchUnavailable('The search rests after failures.')
    try {
      const { body } = await this.#client.transport.request(
        { method: 'POST', path: address, ...content },
        { requestTimeout: this.#askingMilliseconds },
      )
      this.#worked()
      return body
    } catch (error) {
      this.#failed(reasonOf(error))
      throw new SearchUnavailable(reasonOf(error))
    }
  }

  #worked(): void {
    this.#rest.worked()
    if (this.#isReported) console.log('The search (SEARCH_URL) answers again.')
    this.#isReported = false
  }

  #failed(reason: string): void {
    this.#rest.failed(Date.now())
    if (this.#isReported) return
    this.#isReported = true
    console.warn(
      `The search (SEARCH_URL) does not answer: ${reason} Lists are shown as they were known, or answered with 503.`,
    )
  }
}

const Responses = v.object({ responses: v.array(v.unknown()) })
const Failed = v.object({ error: v.unknown(), status: v.number() })

function path(index: string): string {
  return encodeURIComponent(index)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message === '' ? error.name : error.message
}
