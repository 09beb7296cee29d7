import { randomBytes } from 'node:crypto'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { command } from '../fixtures/operator.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'
import { OFFICE_ORIGIN } from './office-address.ts'

const PASSWORD = 'a heron by the pond'
const oneTime = new Map<string, string>()

/** Which attempt at a journey this is, from 0: what an earlier one has made is there, under its own name. */
export function attemptOf({ retry, repeatEachIndex }: Pick<TestInfo, 'retry' | 'repeatEachIndex'>): number {
  return retry + 2 * repeatEachIndex
}

/** Somebody who works in the shop and has not signed in yet. */
export async function aMember(shop: ShopUnderTest, email: string, role: string): Promise<void> {
  // At a second try the first one's is there.
  const printed = await command(shop, 'staff', 'add', email, '--name', 'Mia Kern', '--role', role).catch(() =>
    command(shop, 'staff', 'reset', email),
  )
  oneTime.set(email, /one-time password (\S+)/.exec(printed)?.[1] ?? '')
}

/** Signs in with the one-time password and replaces it, by the office's doors, and opens a page: the forms have journeys of their own. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  const password = oneTime.get(email) ?? ''
  await asked(page, 'sign-in', { email, password, code: null })
  const [, token] = /"token":"([^"]+)"/.exec(await asked(page, 'session', {})) ?? []
  await asked(page, 'account/changeOwnPassword', { input: { current: password, next: PASSWORD } }, token)
  await page.goto(path)
  // Keys go nowhere before.
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

/** Signs in by the form, where the page is that of the sign-in. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.setExtraHTTPHeaders(anAddress())
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password').fill(oneTime.get(email) ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose a password of your own' })).toBeVisible()
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.setExtraHTTPHeaders({})
}

/** Pictures of a screen in every width, where somebody wants to look at them. */
export function shotsOf(page: Page): (name: string) => Promise<void> {
  const folder = process.env.OFFICE_SHOTS
  return async (name) => {
    if (!folder) return
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.screenshot({ path: `${folder}/${name}-${width}.png` })
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  }
}

async function asked(page: Page, door: string, data: object, token = ''): Promise<string> {
  const headers = { ...anAddress(), origin: OFFICE_ORIGIN, 'x-office-token': token }
  const answer = await page.request.post(`${OFFICE_ORIGIN}/api/${door}`, { headers, data })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`The office's door ${door} answers ${answer.status()}: ${text}`)
  return text
}

/**
 * Each from an address of its own, as the office hears it from a proxy: thirty in a quarter of an hour are all that one has,
 * and a quick machine walks more journeys than that.
 */
function anAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }
}
