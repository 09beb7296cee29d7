import { expect, test } from 'vitest'
import { hookSignature, newHookSecret } from './message-signature.ts'

test('the example of the specification has the signature that it names', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  }

  expect(hookSignature(message, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('a secret has between 24 and 64 bytes', () => {
  const secret = newHookSecret()

  expect(secret.startsWith('whsec_')).toBe(true)
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32)
})
