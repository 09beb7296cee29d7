import PQueue from 'p-queue'
import { decoded, type Effort, type Encoding, encoded } from '../../http/encoding.ts'
import type { FinishedPage, PageBody } from './finished-page.ts'

export type PageBodies = {
  /** What a page has in an encoding already. Asked for a second time, it is worth being compressed well. */
  ready(page: FinishedPage, encoding: Encoding): PageBody | undefined
  /** The page in an encoding, compressed once however many ask at the same time. */
  body(page: FinishedPage, encoding: Encoding): Promise<PageBody>
  /** Resolves when nothing is compressed in the background any more. */
  settled(): Promise<void>
}

/** Pages that wait to be compressed well; of more at once the others stay as they are until they are asked for again. */
const MOST_WAITING = 64

/**
 * Compresses pages: quickly while somebody waits, and well behind it as soon as the page is asked for again. A page that
 * is asked for once never pays for the rest.
 *
 * A compressed page is not kept plain as well, which is ten times as large: who takes it plain gets it unpacked.
 *
 * @param changed is told of a page whose bytes have become more or fewer
 * @see docs/adr/0044-pages-answered-before-a-request.md
 */
export function pageBodies(changed: (page: FinishedPage) => void): PageBodies {
  const running = new WeakMap<FinishedPage['bodies'], Map<Encoding, Promise<PageBody>>>()
  const improving = new WeakSet<PageBody>()
  const background = new PQueue({ concurrency: 1 })

  async function compressed(page: FinishedPage, encoding: Encoding, effort: Effort): Promise<PageBody> {
    const body = bodyOf(page, encoding, effort, await encoded(await plainBytes(page), encoding, effort))
    if (encoding === 'identity') return body
    page.bodies.set(encoding, body)
    page.bodies.delete('identity')
    changed(page)
    return body
  }

  function improve(page: FinishedPage, encoding: Encoding, body: PageBody): void {
    if (improving.has(body) || background.size >= MOST_WAITING) return
    improving.add(body)
    void background.add(() => compressed(page, encoding, 'thorough'))
  }

  const ready: PageBodies['ready'] = (page, encoding) => {
    const body = page.bodies.get(encoding)
    if (body?.isQuick) improve(page, encoding, body)
    return body
  }

  return {
    ready,
    async body(page, encoding) {
      const known = ready(page, encoding)
      if (known) return known
      const asked = running.get(page.bodies) ?? new Map<Encoding, Promise<PageBody>>()
      running.set(page.bodies, asked)
      const body = asked.get(encoding) ?? compressed(page, encoding, 'quick')
      asked.set(encoding, body)
      return body.finally(() => asked.delete(encoding))
    },
    settled: () => background.onIdle(),
  }
}

/** A page as it was made, before anybody has asked for it compressed. */
export function plainBody(etag: string, bytes: Uint8Array<ArrayBuffer>): FinishedPage['bodies'] {
  return new Map([['identity', bodyOf({ etag }, 'identity', 'thorough', bytes)]])
}

/** The name of a page's bytes: those that were made quickly are others. */
export function tagOf({ etag }: Pick<FinishedPage, 'etag'>, encoding: Encoding, effort: Effort): string {
  const isQuick = effort === 'quick' && encoding !== 'identity'
  return `"${etag}-${encoding}${isQuick ? '-quick' : ''}"`
}

function bodyOf(
  page: Pick<FinishedPage, 'etag'>,
  encoding: Encoding,
  effort: Effort,
  bytes: Uint8Array<ArrayBuffer>,
): PageBody {
  return {
    bytes,
    etag: tagOf(page, encoding, effort),
    isQuick: effort === 'quick' && encoding !== 'identity',
  }
}

async function plainBytes({ bodies }: FinishedPage): Promise<Uint8Array<ArrayBuffer>> {
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const body = bodies.get(encoding)
    if (body) return decoded(body.bytes, encoding)
  }
  return new Uint8Array()
}
