import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneTimePassword } from '@shop/engine/staff/one-time-password'
import type { OfficeShop } from '@shop/office/server/office-shop'
import * as v from 'valibot'

const PEOPLE = [
  { email: 'olivia@office.example', name: 'Olivia Brandt', roles: ['owner'] },
  { email: 'mia@office.example', name: 'Mia Kern', roles: ['service'] },
  { email: 'wim@office.example', name: 'Wim de Vries', roles: ['warehouse'] },
] as const
const Passwords = v.record(v.string(), v.string())

/**
 * Invented staff for whoever wants to look at the office on this machine, in every shop that runs; the lines to print, with
 * the one-time passwords that nobody has replaced yet. A shop that is not local makes none.
 */
export async function demoStaffLines(shops: readonly OfficeShop[], dataFolder: string): Promise<string[]> {
  const passwords = keptPasswords(join(dataFolder, 'office', 'demo-staff.json'))
  const staff = PEOPLE.map(({ email, name, roles }) => ({
    email,
    name,
    roles: [...roles],
    oneTimePassword: passwords[email] ?? '',
  }))
  const replies = await Promise.all(shops.map(({ ask }) => ask({ act: 'demoStaff', staff })))
  const waiting = new Set(replies.flatMap((reply) => (reply?.type === 'demoStaff' ? reply.waiting : [])))
  return PEOPLE.map(({ email, roles }) =>
    [
      `  ${email.padEnd(22)}`,
      roles.join(', ').padEnd(10),
      waiting.has(email) ? `one-time password ${passwords[email]}` : 'has a password of their own',
    ].join('  '),
  )
}

/** Made once, for the owner of this machine alone. */
function keptPasswords(file: string): Record<string, string> {
  if (existsSync(file)) return v.parse(Passwords, JSON.parse(readFileSync(file, 'utf8')))
  const made = Object.fromEntries(PEOPLE.map(({ email }) => [email, oneTimePassword()]))
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
