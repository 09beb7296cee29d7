import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { isProblem } from '@shop/api-client/contract/problem'
import { expect, test } from 'vitest'
import { isPassword } from './password-hash.ts'

const WORD = 'Ein-Lindenbaum-7'

// Thousands who signed in at once waited for half a minute, each with a request that was kept open.
test.each(['a known account', 'no account'])(
  'whoever comes behind too many others is told when to come again, with %s',
  async (who) => {
    const cheap = await hash(WORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await isPassword(WORD, null)
    const places = Math.max(1, availableParallelism() - 1) * 201

    const crowd = Array.from({ length: places }, () => isPassword(WORD, cheap))
    const late = await isPassword(WORD, who === 'no account' ? null : cheap).catch((error) => error)

    expect(isProblem(late) && late.document).toMatchObject({
      status: 503,
      code: 'passwords_busy',
      errors: [{ params: { retryAfterSeconds: 3 } }],
    })
    expect(await Promise.all(crowd)).not.toContain(false)
    expect(await isPassword(WORD, cheap)).toBe(true)
    expect(await isPassword(WORD, null)).toBe(false)
  },
)
