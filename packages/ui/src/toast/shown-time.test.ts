import { expect, test, vi } from 'vitest'
import { shownTime } from './shown-time.ts'

test('what is on show for its whole time ends, and not before', () => {
  const page = aPage()
  page.time.resume()

  page.runs(4900)
  expect(page.onEnd).not.toHaveBeenCalled()
  page.runs(100)
  expect(page.onEnd).toHaveBeenCalledOnce()
})

test('a pause keeps what is left', () => {
  const page = aPage()
  page.time.resume()
  page.runs(4700)
  page.time.pause()

  page.runs(60_000)
  page.time.resume()
  page.time.resume()
  page.runs(200)
  expect(page.onEnd).not.toHaveBeenCalled()
  page.runs(100)
  expect(page.onEnd).toHaveBeenCalledOnce()
})

// "Your account is deleted" was gone before it had been drawn: the machine had stood still for longer than five seconds.
test('while a page stands still its time stands still, too', () => {
  const page = aPage()
  page.time.resume()

  page.standsStill(20_000)
  page.runs(4400)
  expect(page.onEnd).not.toHaveBeenCalled()
  page.standsStill(20_000)
  page.runs(500)
  expect(page.onEnd).toHaveBeenCalledOnce()
})

/** Timers of a page that ask for the time only when they get their turn. */
function aPage() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    const timer = { at: now + ms, run }
    timers.push(timer)
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: unknown) => {
    timers = timers.filter((one) => one !== timer)
  })
  const turn = () => {
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { run } of due) run()
  }
  const onEnd = vi.fn()
  return {
    time: shownTime(5000, onEnd),
    onEnd,
    runs: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 10) {
        now += 10
        turn()
      }
    },
    standsStill: (ms: number) => {
      now += ms
      turn()
    },
  }
}
