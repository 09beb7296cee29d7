import { createHash } from 'node:crypto'
import { isProblem } from '@shop/api-client/contract/problem'
import { expect, test } from 'vitest'
import { refuseKnownLeak } from './known-leak.ts'

const PASSWORD = 'Ein-Lindenbaum-7'
const suffix = createHash('sha1').update(PASSWORD).digest('hex').toUpperCase().slice(5)

test('a password among the suffixes is refused at its field', async () => {
  const refusal = await refuseKnownLeak({ suffixes: async () => [suffix] }, PASSWORD, 'password').catch(
    (thrown: unknown) => thrown,
  )

  expect(isProblem(refusal) && refusal.document).toMatchObject({
    status: 422,
    errors: [{ path: 'password', key: 'reset-password.fields.new-password.leaked' }],
  })
})

test('when the check itself fails, the password passes, and it is not asked again', async () => {
  let asked = 0
  const failing = {
    suffixes: () => {
      asked += 1
      return Promise.reject(new Error('no answer'))
    },
  }

  await expect(refuseKnownLeak(failing, PASSWORD, 'password')).resolves.toBeUndefined()
  expect(asked).toBe(1)
})
