import type { Publication } from '@shop/content/content-client'
import type { Coordination } from '@shop/engine/coordination/coordination'
import { memoryCoordination, openHub } from '@shop/engine/coordination/memory-coordination'
import { noticeText } from '@shop/engine/coordination/notice'
import { expect, test } from 'vitest'
import { shareStories } from './shared-stories.ts'

const ONE: Publication = { uuids: ['a'], slugs: ['lindhaus/ratgeber/'] }

test('what one process was told of is taken by the other, which tells nobody', async () => {
  const { one, other } = twoContents()

  one.publish(ONE)
  await Promise.resolve()

  expect(other.taken).toEqual([ONE])
  expect(one.taken).toEqual([])
})

test('what is unknown, or too long to be carried, is everything', async () => {
  const { one, other } = twoContents()

  one.publish(null)
  one.publish({ uuids: Array.from({ length: 500 }, (_, index) => `a story of ours ${index}`), slugs: [] })
  await new Promise((resolve) => setImmediate(resolve))

  expect(other.taken).toEqual([null, null])
})

test('what another build says is everything, and other topics are nothing', async () => {
  const { hub, other } = twoContents()
  const stranger = memoryCoordination(hub)

  await stranger.publish('stories', '{"stories":[1]}')
  await stranger.publish('stories', 'no JSON')
  await stranger.publish('changed', '')

  expect(other.taken).toEqual([null, null])
})

function twoContents() {
  const hub = openHub()
  return { hub, one: aContent(carried(memoryCoordination(hub))), other: aContent(memoryCoordination(hub)) }
}

/** As the servers do, it carries no more than a notice holds. */
function carried(coordination: Coordination): Coordination {
  return {
    ...coordination,
    async publish(topic, message) {
      noticeText({ from: 'one', topic, message })
      await coordination.publish(topic, message)
    },
  }
}

function aContent(coordination: Coordination) {
  const listeners: ((publication: Publication | null, isOwn: boolean) => void)[] = []
  const taken: (Publication | null)[] = []
  const told = (publication: Publication | null, isOwn: boolean) => {
    for (const listener of listeners) listener(publication, isOwn)
  }
  shareStories({
    engine: { coordination },
    content: {
      onPublish: (listener) => listeners.push(listener),
      take(publication) {
        taken.push(publication)
        told(publication, false)
      },
    },
  })
  return { taken, publish: (publication: Publication | null) => told(publication, true) }
}
