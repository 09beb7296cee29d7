import type { ContentService } from './content-service.ts'

const MAX_REDIRECTS = 3

/** A `fetch` that asks the embedded service without a socket and without a limit; redirects are followed as fetch does. */
export function embeddedFetch(service: Pick<ContentService, 'answer'>): typeof fetch {
  return async (input, init) => {
    let request = new Request(input, init)
    for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
      const response = await service.answer(request)
      const location = response.headers.get('location')
      if (response.status !== 301 || location === null) return response
      request = new Request(new URL(location, request.url), { headers: request.headers })
    }
    throw new Error('The content service redirects in a circle: its cache version is never accepted.')
  }
}
