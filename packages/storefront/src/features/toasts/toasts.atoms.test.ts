import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { dismissToastAtom, showToastAtom, toastsAtom } from './toasts.atoms.ts'

test('twenty messages at most are on show, and each can go', async () => {
  const store = createStore()

  for (let count = 1; count <= 21; count++)
    await store.set(showToastAtom, { type: 'info', message: `${count}` })
  const [oldest] = store.get(toastsAtom)
  store.set(dismissToastAtom, oldest?.id ?? '')

  expect(oldest?.message).toBe('2')
  expect(store.get(toastsAtom)).toHaveLength(19)
})
