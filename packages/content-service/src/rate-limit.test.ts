import { expect, test } from 'vitest'
import { createContentService } from './content-service.ts'
import { requestsPerSecond } from './rate-limit.ts'
import { aSpace, aStory } from './testing/a-space.ts'

test.each([
  [1, 50],
  [25, 50],
  [26, 15],
  [50, 15],
  [51, 10],
  [75, 10],
  [76, 6],
  [100, 6],
])('pages of %i allow %i requests in a second', (perPage, limit) => {
  expect(requestsPerSecond(perPage)).toBe(limit)
})

test('who asks too much is told so in JSON, and gets on a second later', async () => {
  let time = 0
  const service = createContentService(aSpace([aStory({ id: 1, full_slug: 'home' })]), () => time)
  const ask = () => service.fetch(new Request('http://c.local/cdn/stories?token=open&cv=1&per_page=100'))

  const answers = await Promise.all(Array.from({ length: 7 }, ask))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(answers[0]?.headers.get('x-ratelimit')).toBe('"concurrent-requests";r=5')
  expect(answers[0]?.headers.get('x-ratelimit-policy')).toBe('"concurrent-requests";q=6')
  expect(await answers[6]?.json()).toEqual({ error: 'Too Many Requests' })
  time = 1001
  expect((await ask()).status).toBe(200)
})

test('whoever invents a token for each request is stopped like everybody', async () => {
  const service = createContentService(aSpace([aStory({ id: 1, full_slug: 'home' })]), () => 0)
  const ask = (_: unknown, at: number) =>
    service.fetch(new Request(`http://c.local/cdn/stories/home?token=made-up-${at}`))

  const answers = await Promise.all(Array.from({ length: 51 }, ask))

  expect(answers.at(0)?.status).toBe(401)
  expect(answers.at(-1)?.status).toBe(429)
})

test('whoever shares the process has no limit', async () => {
  const service = createContentService(aSpace([aStory({ id: 1, full_slug: 'home' })]), () => 0)
  const request = () => new Request('http://c.local/cdn/stories/home?token=open&cv=1')

  const answers = await Promise.all(Array.from({ length: 60 }, () => service.answer(request())))

  expect(answers.every(({ status }) => status === 200)).toBe(true)
})
