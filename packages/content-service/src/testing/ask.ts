import { createContentService } from '../content-service.ts'

type Answer = { status: number; headers: Headers; body: unknown }

/** Asks a space published, with its cache version, unless the query says otherwise; the body is parsed. */
export function asker(file: unknown) {
  const service = createContentService(file)
  return async (path: string, query: Record<string, string> = {}): Promise<Answer> => {
    const search = new URLSearchParams({ token: 'open', cv: '1', ...query })
    const request = new Request(`http://content.local/v2/cdn/${path}?${search}`)
    const response = await service.answer(request)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
  }
}

type ListBody = { stories: { id: number; full_slug: string; content: Record<string, unknown> }[] }
type StoryBody = {
  story: Record<string, unknown> & { content: Record<string, unknown>; full_slug: string }
  rels: { uuid: string }[]
  rel_uuids?: string[]
  links: Record<string, unknown>[]
  link_uuids?: string[]
}

/** The ids of a list, in its order. */
export function idsOf({ body }: Answer): number[] {
  return (body as ListBody).stories.map(({ id }) => id)
}

export function storyOf({ body }: Answer): StoryBody {
  return body as StoryBody
}
