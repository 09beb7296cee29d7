import { expect, test } from 'vitest'
import { type LoadingBarEvent, type LoadingBarPhase, loadingBarPhase } from './loading-bar-phase.ts'

test.each<[string, LoadingBarEvent[], LoadingBarPhase]>([
  ['a quick answer', ['start', 'finish'], 'idle'],
  ['a quick answer, and the throttle after it', ['start', 'finish', 'throttled'], 'idle'],
  ['a slow answer on its way', ['start', 'throttled'], 'running'],
  ['a second start meanwhile', ['start', 'throttled', 'start'], 'running'],
  ['a slow answer', ['start', 'throttled', 'finish'], 'done'],
  ['a slow answer that has been seen', ['start', 'throttled', 'finish', 'left'], 'idle'],
  ['a quick failure', ['start', 'fail'], 'failed'],
  ['a failure, and the end of loading after it', ['start', 'throttled', 'fail', 'finish'], 'failed'],
  ['a failure that has been seen', ['start', 'fail', 'left'], 'idle'],
  ['a new start after a failure', ['start', 'fail', 'start'], 'waiting'],
])('%s leaves the bar as it should be', (_, events, phase) => {
  expect(events.reduce(loadingBarPhase, 'idle')).toBe(phase)
})
