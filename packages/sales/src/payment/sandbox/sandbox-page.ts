import { createHash } from 'node:crypto'
import type { Brand } from '@shop/domain/shop/brand'
import { limitedText } from '@shop/engine/http/request-input'
import { sandboxCss } from './sandbox-css.ts'
import type { Sandbox } from './sandbox-desk.ts'
import { challengePage, expressPage, paymentPage } from './sandbox-html.ts'
import { SANDBOX_SCENARIOS, type SandboxScenario } from './sandbox-scenarios.ts'
import type { SandboxWish } from './sandbox-token.ts'
import { CHALLENGE_CODE } from './sandbox-words.ts'

/** The shop that pays at the sandbox; `sandbox` is null where payments are real or off. */
type SandboxShop = { brand: Brand; sandbox: Sandbox | null }

const isScenario = (text: string | null): text is SandboxScenario =>
  SANDBOX_SCENARIOS.some((scenario) => scenario === text)

/**
 * The sandbox provider's hosted page under `/sandbox/pay/{token}/`; null for every other path, for an
 * address that is not ours, and where sandbox payments are off.
 *
 * Each way out sends its signed notices first, unless they are to be late, and the shopper back afterwards.
 */
export async function sandboxPage(engine: SandboxShop, request: Request): Promise<Response | null> {
  const express = await expressResponse(engine, request)
  if (express !== null) return express
  const { sandbox } = engine
  const token = /^\/sandbox\/pay\/([\w.-]+)\/$/.exec(new URL(request.url).pathname)?.[1]
  if (sandbox === null || token === undefined) return null
  const wish = sandbox.provider.wishOf(token)
  if (wish === null) return null

  const css = sandboxCss(engine.brand.paper)
  if (request.method !== 'POST')
    return wish.isAgreed ? played(sandbox, wish, 'approve') : html(paymentPage(wish, css), css)

  const form = new URLSearchParams(await limitedText(request))
  const action = form.get('action')
  if (action === 'challenge') return html(challengePage(wish, css, false), css)
  if (action === 'confirm' && form.get('code')?.trim() !== CHALLENGE_CODE)
    return html(challengePage(wish, css, true), css)
  const scenario = action === 'confirm' ? 'approve' : action
  if (!isScenario(scenario)) return html(paymentPage(wish, css), css)

  return played(sandbox, wish, scenario)
}

/** What counts is the order, not the button: it may have been paid or given up before. */
async function played(sandbox: Sandbox, wish: SandboxWish, scenario: SandboxScenario): Promise<Response> {
  const isLost = await sandbox.play(wish, scenario)
  return seeOther(isLost ? wish.failureAddress : wish.successAddress)
}

/** The wallet's page under `/sandbox/express/{token}/`: which address it hands over, or none. */
async function expressResponse({ sandbox, brand }: SandboxShop, request: Request): Promise<Response | null> {
  const token = /^\/sandbox\/express\/([\w.-]+)\/$/.exec(new URL(request.url).pathname)?.[1]
  const wish = token === undefined ? null : (sandbox?.provider.express.wishOf(token) ?? null)
  if (!sandbox || wish === null) return null

  const css = sandboxCss(brand.paper)
  if (request.method !== 'POST') return html(expressPage(wish, css), css)
  const form = new URLSearchParams(await limitedText(request))
  if (form.get('action') === 'abandon') return seeOther(wish.cancelAddress)
  const country = wish.countries.find((known) => known === form.get('country'))
  if (country === undefined) return html(expressPage(wish, css), css)
  return seeOther(sandbox.provider.express.returnAddress(wish, country))
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

function html(body: string, css: string): Response {
  const hash = createHash('sha256').update(css).digest('base64')
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      // The icon is the shop's: browsers ask for it unasked, and a refusal would stand in the console.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    },
  })
}
