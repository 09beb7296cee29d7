import { expect, test } from 'vitest'
import { watchedPresence } from './presence.ts'

test('what is asked right after a click is an act, what is asked by itself later is none', () => {
  const { page, presence, wait } = aPage()

  page.dispatchEvent(new Event('pointerdown'))
  expect([presence.isAct(), presence.isAct()]).toEqual([true, true])
  wait(60)
  expect(presence.isAct()).toBe(false)
  page.dispatchEvent(new Event('keydown'))
  expect(presence.isAct()).toBe(true)
})

test('typing for minutes counts with what is asked next, once', () => {
  const { page, presence, wait } = aPage()

  presence.isAct()
  wait(60)
  page.dispatchEvent(new Event('keydown'))
  wait(60)
  expect([presence.isAct(), presence.isAct()]).toEqual([true, false])
})

function aPage() {
  let now = 0
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  const page = new EventTarget()
  const presence = watchedPresence(page, () => now)
  return { page, presence, wait }
}
