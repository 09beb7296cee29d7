import { beforeEach, expect, test, vi } from 'vitest'
import { contentServicePort, type PortOptions } from './content-service-port.ts'

const made = vi.hoisted(() => vi.fn<(options: Record<string, unknown>) => void>())

vi.mock('storyblok-js-client', () => ({
  default: class {
    constructor(options: Record<string, unknown>) {
      made(options)
    }
  },
}))

beforeEach(() => made.mockClear())

test.each<[string, Partial<PortOptions>, number]>([
  ['five requests in a second', {}, 5],
  ['three with a management token', { oauthToken: 'oauth' }, 3],
  ['no limit inside one process', { fetch }, 1000],
])('the official client is held to %s', (_, more, rateLimit) => {
  contentServicePort({ endpoint: 'https://api.example/v2/', token: 't', deadlineMs: 100, ...more })

  expect(made).toHaveBeenCalledWith(
    expect.objectContaining({
      accessToken: 't',
      endpoint: 'https://api.example/v2',
      rateLimit,
      maxRetries: 10,
      retriesDelay: 300,
      cache: { type: 'none' },
    }),
  )
})
