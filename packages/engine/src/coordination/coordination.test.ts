import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alone } from './alone.ts'
import { madeOnce } from './made-once.ts'
import { type Met, meetingPlaces, until } from './testing/meeting-places.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const places = await meetingPlaces()

describe.each(places)('processes that meet in $name', ({ open }) => {
  let met: Met
  beforeAll(async () => {
    met = await open()
  }, 60_000)
  afterAll(() => met.close())

  describe('attempts', () => {
    test('are counted together, until the window is over', async () => {
      const { one, other } = met
      const rule = { most: 2, perSeconds: 60, now: noon }
      const counted = [
        await one.countAttempts(['window'], rule),
        await other.countAttempts(['window'], { ...rule, now: later(20) }),
        await one.countAttempts(['window'], { ...rule, now: later(59) }),
      ]

      expect(counted.flat().map(({ used }) => used)).toEqual([1, 2, 3])
      expect(new Set(counted.flat().map(({ endsAt }) => endsAt.toISOString()))).toEqual(
        new Set([later(60).toISOString()]),
      )
      expect(await other.countAttempts(['window'], { ...rule, now: later(60) })).toEqual([
        { used: 1, endsAt: later(120) },
      ])
    })

    test('of many at once are all counted', async () => {
      const { one, other } = met
      const rule = { most: 100, perSeconds: 60, now: noon }

      const counted = await Promise.all(
        Array.from({ length: 60 }, (_, index) => (index % 2 ? one : other).countAttempts(['many'], rule)),
      )

      expect(counted.flatMap(([window]) => window?.used ?? 0).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 60 }, (_, index) => index + 1),
      )
    })

    test('that are refused for one key use up nothing of the next', async () => {
      const { one, other } = met
      const rule = { most: 1, perSeconds: 60, now: noon }
      await one.countAttempts(['first', 'second'], rule)

      const refused = await other.countAttempts(['first', 'second', 'first'], rule)

      expect(refused.map(({ used }) => used)).toEqual([2])
      expect(await one.countAttempts(['second'], rule)).toEqual([{ used: 2, endsAt: later(60) }])
    })

    test('are asked for without using one up', async () => {
      const { one, other } = met
      const asked = { most: 1, now: later(10) }
      await one.countAttempts(['asked'], { most: 1, perSeconds: 60, now: noon })

      expect(await other.usedUp(['unknown', 'asked'], asked)).toEqual([{ used: 1, endsAt: later(60) }])
      expect(await other.usedUp(['asked'], { ...asked, most: 2 })).toEqual([])
      expect(await other.usedUp(['asked'], { ...asked, now: later(60) })).toEqual([])
    })

    test('of another shop are its own', async () => {
      const { one, stranger } = met
      const rule = { most: 1, perSeconds: 60, now: noon }
      await one.countAttempts(['shops'], rule)

      expect((await stranger.countAttempts(['shops'], rule)).map(({ used }) => used)).toEqual([1])
    })
  })

  describe('notices', () => {
    test('reach every other process of the shop, and neither the own nor another shop', async () => {
      const { one, other, stranger } = met
      const heard: string[] = []
      const ends = Object.entries({ one, other, stranger }).map(([name, member]) =>
        member.subscribe({
          heard: (topic, message) => heard.push(`${name} ${topic} ${message}`),
          missed: () => undefined,
        }),
      )

      await one.publish('stories', '{"uuids":["ä"]}')
      await other.publish('changed', '')
      await until(() => heard.length >= 2)
      await stranger.publish('changed', 'elsewhere')

      expect(heard.toSorted()).toEqual(['one changed ', 'other stories {"uuids":["ä"]}'])
      for (const end of ends) end()
    })

    test('are not heard any more once they were unsubscribed', async () => {
      const { one, other } = met
      const heard: string[] = []
      const ends = other.subscribe({ heard: (topic) => heard.push(topic), missed: () => undefined })
      const stays = other.subscribe({
        heard: (topic) => heard.push(`still ${topic}`),
        missed: () => undefined,
      })
      ends()

      await one.publish('later', '')
      await until(() => heard.length > 0)

      expect(heard).toEqual(['still later'])
      stays()
    })
  })

  describe('locks', () => {
    test('belong to one at a time, also within a process, and are given back', async () => {
      const { one, other } = met
      const release = await one.acquire('round')

      expect(await other.acquire('round')).toBeNull()
      expect(await one.acquire('round')).toBeNull()
      await release?.()
      const next = await other.acquire('round')
      expect(next).not.toBeNull()
      await next?.()
    })

    test('have names of their own, and shops as well', async () => {
      const { one, other, stranger } = met
      const taken = await Promise.all([one.acquire('a'), other.acquire('b'), stranger.acquire('a')])

      expect(taken.filter((release) => release === null)).toEqual([])
      for (const release of taken) await release?.()
    })

    test('keep a second process from the same work, and are given back when it fails', async () => {
      const { one, other } = met
      const failing = alone(one, 'work', async () => {
        expect(await alone(other, 'work', async () => undefined)).toBe(false)
        throw new Error('broken off')
      })

      await expect(failing).rejects.toThrow('broken off')
      expect(await alone(other, 'work', async () => undefined)).toBe(true)
    })
  })

  describe('what is expensive', () => {
    test('is made in one process, however many ask at once', async () => {
      const { one, other } = met
      let made = 0
      const make = async () => {
        made += 1
        await new Promise((resolve) => setTimeout(resolve, 100))
        return new Uint8Array([0, 255, made])
      }

      const all = await Promise.all(
        [one, other, one, other].map((member) => madeOnce(member, { key: 'picture', seconds: 60, make })),
      )

      expect(all).toEqual(Array.from({ length: 4 }, () => new Uint8Array([0, 255, 1])))
    })

    test('is made again once its time is over, and by each shop', async () => {
      const { one, stranger } = met
      const make = (number: number) => async () => new Uint8Array([number])
      await madeOnce(one, { key: 'short', seconds: 0.2, make: make(1) })

      expect(await madeOnce(stranger, { key: 'short', seconds: 60, make: make(2) })).toEqual(
        new Uint8Array([2]),
      )
      await until(async () => (await one.kept('short')) === null)
      expect(await madeOnce(one, { key: 'short', seconds: 60, make: make(3) })).toEqual(new Uint8Array([3]))
    })

    test('that fails is tried once, and by the next one again', async () => {
      const { one, other } = met
      let tries = 0
      const broken = async () => {
        tries += 1
        throw new Error('no such picture')
      }

      await expect(madeOnce(one, { key: 'broken', seconds: 60, make: broken })).rejects.toThrow(
        'no such picture',
      )
      expect(tries).toBe(1)
      expect(
        await madeOnce(other, { key: 'broken', seconds: 60, make: async () => new Uint8Array([1]) }),
      ).toEqual(new Uint8Array([1]))
    })

    test('is made after a while where its maker never comes back', async () => {
      const { one, other } = met
      const release = await one.acquire('made:gone')

      const make = async () => new Uint8Array([7])
      const value = await madeOnce(other, { key: 'gone', seconds: 60, make, patience: 200 })

      expect(value).toEqual(new Uint8Array([7]))
      await release?.()
    })

    test('is not kept when it is too large to be carried', async () => {
      const { one } = met
      await one.keep('large', new Uint8Array(3 * 1024 * 1024), 60)

      expect(await one.kept('large')).toBeNull()
    })
  })
})

test('what is no notice is refused where it is sent', async () => {
  const { noticeText, parsedNotice } = await import('./notice.ts')

  expect(() => noticeText({ from: 'x', topic: 'stories', message: 'ä'.repeat(4000) })).toThrow(/7900/)
  expect([parsedNotice('x'), parsedNotice('{"topic":"a"}'), parsedNotice('null')]).toEqual([null, null, null])
})
