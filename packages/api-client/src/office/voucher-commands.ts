import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

/** At most so many codes at once. */
export const MOST_CODES = 10_000

const Typed = v.pipe(v.string(), v.trim(), v.minLength(1, 'Type a code.'), v.maxLength(60))
const Codes = v.object({ codes: v.array(v.string()) })

export const makeVoucherCodes = defineCommand({
  name: 'makeVoucherCodes',
  right: 'promotions.change',
  changes: 'Makes codes that work once each, of a promotion that needs a code.',
  input: v.strictObject({
    promotionId: v.pipe(v.string(), v.maxLength(64)),
    count: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MOST_CODES, `At most ${MOST_CODES} codes at once.`),
    ),
    prefix: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.toUpperCase(),
        v.regex(/^[A-Z0-9]{0,16}$/, 'A prefix has up to 16 letters and digits.'),
      ),
      '',
    ),
  }),
  answer: Codes,
  undoneBy: 'endVoucher',
})

/** Codes of a promotion with their uses, in the order in which they were made; `next` goes on behind the last one. */
export const exportVoucherCodes = defineCommand({
  name: 'exportVoucherCodes',
  // Codes are worth money: who only looks at promotions takes none along.
  right: 'promotions.change',
  changes: null,
  input: v.strictObject({
    promotionId: v.pipe(v.string(), v.maxLength(64)),
    limit: v.optional(
      v.pipe(
        v.number('Say a number.'),
        v.integer('Say a whole number.'),
        v.minValue(1, 'Ask for at least one.'),
        v.maxValue(MOST_CODES, `Ask for at most ${MOST_CODES} at a time.`),
      ),
      MOST_CODES,
    ),
    cursor: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300))), null),
  }),
  answer: v.object({
    next: v.nullable(v.string()),
    codes: v.array(
      v.object({
        code: v.string(),
        isActive: v.boolean(),
        createdAt: v.string(),
        order: v.nullable(v.string()),
      }),
    ),
  }),
})

/** A code that somebody names: what it gives, and the orders that have used it. */
export const findVoucher = defineCommand({
  name: 'findVoucher',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({ code: Typed }),
  answer: v.object({
    voucher: v.nullable(
      v.object({
        code: v.string(),
        promotionId: v.string(),
        name: v.string(),
        worksOnce: v.boolean(),
        state: v.picklist(['planned', 'on', 'over', 'off', 'used']),
        /** The latest first; at most a hundred. */
        uses: v.array(v.object({ order: v.string(), at: v.string(), isReleased: v.boolean() })),
      }),
    ),
  }),
})

export const endVoucher = defineCommand({
  name: 'endVoucher',
  right: 'promotions.change',
  changes: 'Switches a code off; orders that have used it keep what they have.',
  input: v.strictObject({ code: Typed }),
  answer: v.object({ code: v.string() }),
})
