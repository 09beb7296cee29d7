import { createHash } from 'node:crypto'
import type { Brand } from '@shop/domain/shop/brand'
import { limitedText } from '@shop/engine/http/request-input'
import * as v from 'valibot'
import { SANDBOX_CARDS, type SandboxCard } from './sandbox-cards.ts'
import { sandboxCss } from './sandbox-css.ts'
import type { Sandbox } from './sandbox-desk.ts'
import { challengePage, paymentPage } from './sandbox-html.ts'
import { SANDBOX_SCENARIOS, type SandboxScenario } from './sandbox-scenarios.ts'
import type { SandboxInput } from './sandbox-token.ts'
import { TOKENIZE_PATH } from './sandbox-tokens.ts'
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
  const tokenized = await tokenResponse(engine, request)
  if (tokenized !== null) return tokenized
  const { sandbox } = engine
  const token = /^\/sandbox\/pay\/([\w.-]+)\/$/.exec(new URL(request.url).pathname)?.[1]
  if (sandbox === null || token === undefined) return null
  const input = sandbox.provider.readToken(token)
  if (input === null) return null

  const css = sandboxCss(engine.brand.paper)
  if (request.method !== 'POST')
    return input.isAgreed ? played(sandbox, input, 'approve') : html(paymentPage(input, css), css)

  const form = new URLSearchParams(await limitedText(request))
  const action = form.get('action')
  const typed = SANDBOX_CARDS.find((card) => card === form.get('card'))
  // A saved card never pays without its bank.
  if (action === 'challenge' || (action === 'approve' && input.card !== null))
    return html(challengePage(input, css, { isWrong: false, card: typed }), css)
  if (action === 'confirm' && form.get('code')?.trim() !== CHALLENGE_CODE)
    return html(challengePage(input, css, { isWrong: true, card: typed }), css)
  const scenario = action === 'confirm' ? 'approve' : action
  if (!isScenario(scenario)) return html(paymentPage(input, css), css)

  return played(sandbox, input, scenario, typed)
}

/** What counts is the order, not the button: it may have been paid or given up before. */
async function played(
  sandbox: Sandbox,
  input: SandboxInput,
  scenario: SandboxScenario,
  card?: SandboxCard,
): Promise<Response> {
  const isLost = await sandbox.play(input, scenario, card)
  return seeOther(isLost ? input.failureAddress : input.successAddress)
}

/** Gives platforms tokens for test cards, as the tokenizer of a payment handler does. */
async function tokenResponse({ sandbox }: SandboxShop, request: Request): Promise<Response | null> {
  if (sandbox === null || request.method !== 'POST' || new URL(request.url).pathname !== TOKENIZE_PATH)
    return null
  const asked = v.safeParse(v.pipe(v.string(), v.parseJson()), await limitedText(request))
  const made = asked.success ? await sandbox.provider.tokenized(asked.output) : null
  const headers = { 'cache-control': 'private, no-store' }
  return made === null
    ? Response.json({ error: 'The sandbox knows its own test cards alone.' }, { status: 400, headers })
    : Response.json(made, { headers })
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
      // The icon is the shop's: browsers request it by themselves, and a refusal would be an error in the console.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    },
  })
}
