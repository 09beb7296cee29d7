import { declareWithdrawal } from '@shop/api-client/contract/after-sales'
import { isProblem, ProblemSchema } from '@shop/api-client/contract/problem'
import { withdrawalProblems } from '@shop/domain/after-sales/withdrawal-form'
import { shopOn } from '@shop/domain/duties/shop-on'
import type { Locale } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'
import type { CallingEngine } from '@shop/engine/call/calling-engine'
import { limitedText } from '@shop/engine/http/request-input'
import { isSameOrigin } from '@shop/engine/http/same-origin'
import { formatMailTime } from '@shop/mail/format-mail-time'
import * as v from 'valibot'
import { barePage, framedPage, plainAnswer } from './plain-frame.ts'
import { confirmPage, donePage, FIELD_PREFIX, type PlainPart, writePage } from './withdrawal-html.ts'
import { plainWithdrawalWords } from './withdrawal-words.ts'

type WithdrawalPageInput = {
  locale: Locale
  clientAddress: string
  now: Date
  /** The start page of the locale. */
  home: string
  /** The shop's own page at this address, which these replace; null when it cannot be rendered. */
  ownPage: () => Promise<string | null>
}

/** As much of an open engine as these pages need. */
type WithdrawalEngine = CallingEngine & { shopIn: (locale: Locale) => Shop }

const EMPTY = { name: '', order_number: '', email: '', items: '' }

/**
 * The withdrawal function without JavaScript: takes the form that a page of the shop has sent, asks for the confirmation,
 * and answers with the receipt, each in the look of the shop. Null for a market without the function, and for a form from elsewhere.
 *
 * @see eu-duties C-01
 */
export async function withdrawalPages(
  engine: WithdrawalEngine,
  request: Request,
  asked: WithdrawalPageInput,
): Promise<Response | null> {
  if (!engine.brand.locales.includes(asked.locale)) return null
  const shop = shopOn(engine.shopIn(asked.locale), asked.now)
  if (!shop.features.withdrawalFunction || !isSameOrigin(request)) return null
  const html = async (status: number, part: PlainPart) => {
    const own = await asked.ownPage()
    return plainAnswer(status, (own && framedPage(own, shop, part)) ?? barePage(shop, part))
  }
  const text = await limitedText(request).catch(whenTooLarge)
  if (text === null) {
    const refusal = plainWithdrawalWords(shop.locale).tooLong
    return html(413, writePage(shop, EMPTY, { wrong: [], refusal }))
  }
  const sent = new URLSearchParams(text)
  const typed = (name: string) => sent.get(FIELD_PREFIX + name) ?? ''
  const form = {
    name: typed('name'),
    order_number: typed('order_number'),
    email: typed('email'),
    items: typed('items'),
  }
  const wrong = withdrawalProblems(form).map(({ path }) => path)
  const step = sent.get('step')
  if (wrong.length > 0 || step === 'change')
    return html(wrong.length > 0 ? 422 : 200, writePage(shop, form, { wrong, refusal: null }))
  if (step !== 'confirm') return html(200, confirmPage(shop, form))

  const { status, body } = await engine.call(declareWithdrawal, form, {
    locale: asked.locale,
    token: null,
    address: asked.clientAddress,
    idempotencyKey: null,
    userAgent: request.headers.get('user-agent'),
  })
  const declared = v.safeParse(declareWithdrawal.answer, body)
  if (!declared.success) return html(status, refused(shop, form, { status, body }))
  const { number, declaredAt } = declared.output
  const at = formatMailTime(new Date(declaredAt), shop)
  return html(201, donePage(shop, { number, at, email: form.email, home: asked.home }))
}

/** A body that is too large was not read to its end: the form is shown again, empty. */
function whenTooLarge(failure: unknown): null {
  if (isProblem(failure) && failure.status === 413) return null
  throw failure
}

function refused(
  shop: Shop,
  form: Parameters<typeof writePage>[1],
  { status, body }: { status: number; body: unknown },
): PlainPart {
  const words = plainWithdrawalWords(shop.locale)
  const problem = v.safeParse(ProblemSchema, body)
  const wrong = problem.success ? problem.output.errors.map(({ path }) => path) : []
  const refusal = status === 429 ? words.tooMany : words.failed
  return writePage(shop, form, { wrong, refusal })
}
