import { expect, test } from 'vitest'
import { contentPolicy, withHandOver } from './content-policy.ts'

const PARTNERS = { scripts: ['https://tags.example'], connects: ['https://collect.example'] }
const CHECKOUT = 'https://tenant.checkout.example'

test.each(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src', 'form-action'])(
  'the page that another system’s checkout works on allows its host in %s',
  (directive) => {
    const policy = contentPolicy([], [], withHandOver(PARTNERS, [CHECKOUT]))

    expect(row(policy, directive)).toContain(CHECKOUT)
    expect(row(contentPolicy([], [], PARTNERS), directive)).not.toContain(CHECKOUT)
  },
)

test('partners of every page stay allowed there, and nobody else may frame it', () => {
  const policy = contentPolicy([], [], withHandOver(PARTNERS, [CHECKOUT]))

  expect(row(policy, 'script-src')).toContain('https://tags.example')
  expect(row(policy, 'connect-src')).toContain('https://collect.example')
  expect(row(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(row(policy, 'form-action')).not.toContain('collect')
})

function row(policy: string, directive: string): string {
  return policy.split('; ').find((one) => one.startsWith(`${directive} `)) ?? ''
}
