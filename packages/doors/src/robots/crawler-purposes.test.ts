import { expect, test } from 'vitest'
import { closedCrawlers } from './crawler-purposes.ts'

test('who is welcome is not named: a group of its own would open what is closed to all', () => {
  expect(closedCrawlers([])).toBe('')
})

test('each purpose closes the shop to its own crawlers alone', () => {
  const training = closedCrawlers(['training'])

  expect(training).toMatch(/^User-agent: GPTBot\n(?:User-agent: [\w-]+\n)+Disallow: \/\n\n$/)
  expect(training).not.toContain('OAI-SearchBot')
  expect(closedCrawlers(['errands', 'answers'])).toContain('User-agent: ChatGPT-User\n')
})
