import type { Api } from '@shop/api-client/contract/define-call'
import { ContentUnavailable } from '@shop/content/service/content-failure'
import { type RawBlock, type Story, StorySchema } from '@shop/content/story'
import * as v from 'valibot'

/** A content service with these stories, or one that is down. */
export function storiesAt(stories: Record<string, RawBlock[]> | ContentUnavailable) {
  return async (path: string) => {
    if (stories instanceof ContentUnavailable) throw stories
    const body = stories[path]
    return body ? aStory(path, body) : null
  }
}

export function aContent(story: (path: string) => Promise<Story | null>) {
  return { story, stories: async () => ({ stories: [], total: 0, perPage: 25 }), flush: () => undefined }
}

/** Its navigation has one root for each path; it has no stores. */
export function anApi(roots: string[] = ['/wohnen/sofas/']): Api {
  const answers: Record<string, unknown> = {
    loadNavigation: {
      roots: roots.map((path, id) => ({
        id,
        name: path,
        slug: 'a',
        path,
        image: null,
        productCount: 1,
        children: [],
      })),
    },
    listStores: { stores: [] },
  }
  return async (call) => v.parse(call.answer, answers[call.name])
}

export function aStory(path: string, body: RawBlock[]): Story {
  const slug = path.replaceAll(/^\/|\/$/g, '')
  return v.parse(StorySchema, {
    id: 1,
    uuid: slug,
    name: slug,
    slug,
    full_slug: slug,
    lang: 'default',
    published_at: null,
    content: { _uid: slug, component: 'page', body },
  })
}

export function aColumn(title: string, links: [label: string, href: string][], more: object = {}): RawBlock {
  return {
    _uid: `${title}-${JSON.stringify(links)}`,
    component: 'footer_column',
    title,
    links: links.map(([label, url]) => ({
      _uid: `${label}-${url}`,
      component: 'footer_link',
      label,
      link: { fieldtype: 'multilink', linktype: 'url', url, cached_url: url },
    })),
    ...more,
  }
}

/** A bar above the header; a promise of words alone has no address. */
export function aBar(notes: [text: string, href?: string][]): RawBlock {
  return {
    _uid: JSON.stringify(notes),
    component: 'service_bar',
    notes: notes.map(([text, url]) => ({
      _uid: `${text}-${url}`,
      component: 'service_note',
      text,
      ...(url === undefined
        ? {}
        : { link: { fieldtype: 'multilink', linktype: 'url', url, cached_url: url } }),
    })),
  }
}
