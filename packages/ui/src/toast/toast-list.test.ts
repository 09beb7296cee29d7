import { expect, test } from 'vitest'
import { type Toast, withToast } from './toast-list.ts'

test('the twenty-first toast pushes the oldest out', () => {
  let toasts: Toast[] = []

  for (let count = 1; count <= 21; count++) toasts = withToast(toasts, aToast(`${count}`))

  expect(toasts).toHaveLength(20)
  expect(toasts[0]?.id).toBe('2')
})

test('the same toast again is shown once, as the newest', () => {
  const toasts = withToast([aToast('1'), aToast('2')], aToast('1'))

  expect(toasts.map(({ id }) => id)).toEqual(['2', '1'])
})

function aToast(id: string): Toast {
  return { id, type: 'info', message: 'Gespeichert' }
}
